import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { home } from "#tests/shop/home.ts";
import { questions } from "#tests/shop/questions.ts";
import { desktop, expect, phone, test, withMotion } from "./fixtures.ts";
import { holdFiles } from "./hold-files.ts";
import { youtube } from "./outside-hosts.ts";

const height = (locator: Locator) => locator.evaluate((element) => element.clientHeight);

/** The running animations and playing films. */
async function movingThings(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...document
      .getAnimations()
      .filter(({ playState }) => playState === "running")
      .map((animation) =>
        animation instanceof CSSAnimation ? animation.animationName : animation.id || "transition",
      ),
    ...[...document.querySelectorAll("video")]
      .filter((video) => !video.paused)
      .map(({ currentSrc }) => currentSrc),
  ]);
}

/** Expects the hero to play a film of the shop, muted and without end. */
async function expectFilm(page: Page, file: string) {
  const film = page.locator("main video");
  await expect(film).toHaveJSProperty("paused", false);
  const played = await film.evaluate((video: HTMLVideoElement) => video.currentSrc);
  const content = await (await page.request.get(played)).body();
  expect(content.equals(readFileSync(`tests/shop/media/${file}`)), played).toBe(true);
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0);
  await expect(film).toHaveJSProperty("muted", true);
  await expect(film).toHaveJSProperty("loop", true);
}

test("Home has its six sections in order, and a hero of 85 % of the viewport", async ({
  page,
  goto,
}) => {
  await goto("/");
  const names = await page
    .locator("main section")
    .evaluateAll((sections) =>
      sections.map(
        (section) =>
          section.getAttribute("aria-label") ?? section.querySelector("h1, h2")?.textContent,
      ),
    );
  expect(names).toEqual([
    home.hero.headline,
    "What you get",
    "Our Cheats",
    "What Our Users Say",
    home.community.title,
    expect.any(String),
  ]);

  const hero = page.locator("main section").first();
  for (const viewport of [desktop, { width: 1440, height: 900 }, phone]) {
    await page.setViewportSize(viewport);
    await expect
      .poll(async () => Math.abs((await height(hero)) - viewport.height * 0.85))
      .toBeLessThanOrEqual(2);
    await expect(hero.getByText(home.hero.badge)).toBeVisible();
  }

  await page.getByRole("link", { name: "Explore Our Offer" }).click();
  await expect(page.getByRole("searchbox", { name: "Search products" })).toBeInViewport();
  await expect(page).toHaveURL("/");
});

test("a video that could not be loaded says so, and the next press tries again", async ({
  page,
  goto,
  context,
  allowHost,
  allowConsole,
}) => {
  allowHost(youtube);
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  await goto("/");
  const opener = page.getByRole("button", { name: "How the product works" });
  await context.setOffline(true);
  await opener.click();
  await expect(page.getByRole("alert")).toHaveText(/could not be loaded/);
  await context.setOffline(false);
  await opener.click();
  await expect(page.getByRole("dialog", { name: "How the product works" })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("one answer is open at a time, and on paper Home is black on white, with its prices", async ({
  page,
  goto,
}) => {
  await goto("/");
  const answers = questions.map(({ answer }) => page.getByText(answer));
  const shown = async () => {
    const claims = await Promise.all(answers.map((answer) => answer.isVisible()));
    return claims.flatMap((isShown, index) => (isShown ? [index] : []));
  };
  const press = (index: number) => page.getByText(questions[index]?.question ?? "").click();
  await expect(page.locator("summary")).toHaveCount(questions.length);
  await expect.poll(shown).toEqual([questions.findIndex(({ first }) => first)]);
  for (const index of [0, 3]) {
    await press(index);
    await expect.poll(shown).toEqual([index]);
  }
  await press(3);
  await expect.poll(shown).toEqual([]);

  await page.emulateMedia({ media: "print" });
  await expect.poll(shown).toEqual(questions.map((_, index) => index));
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.locator("main section").first().locator("img")).toBeHidden();
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  const list = page.getByRole("navigation", { name: "Products and their status" });
  await expect(list.getByText("from $2.99")).toHaveCSS("color", "rgb(0, 0, 0)");
});

test.describe("with motion", () => {
  test.use(withMotion);

  test("the poster shows until the film plays", async ({ page, goto }) => {
    const release = await holdFiles(page, "**/*.{webm,mp4}");
    await goto("/");
    await expect(page.locator("main video")).toHaveJSProperty("paused", false);
    const poster = page.locator("main section").first().locator("img");
    // Longer than the film takes to cover the poster.
    await page.waitForTimeout(800);
    await expect(poster).toBeVisible();
    release();
    await expect(poster).toBeHidden();
  });

  test("the poster stays over a film of which the browser plays the sound alone", async ({
    page,
    goto,
  }) => {
    // Two seconds of silence stand for a film in HEVC.
    const wav = Buffer.alloc(44 + 16_000, 128);
    wav.write("RIFF\0\0\0\0WAVEfmt ", "latin1");
    wav.writeUInt32LE(wav.length - 8, 4);
    wav.set([16, 0, 0, 0, 1, 0, 1, 0, 0x40, 0x1f, 0, 0, 0x40, 0x1f, 0, 0, 1, 0, 8, 0], 16);
    wav.write("data", 36, "latin1");
    wav.writeUInt32LE(wav.length - 44, 40);
    await page.route("**/*.{webm,mp4}", (route) =>
      route.fulfill({ body: wav, contentType: "audio/wav" }),
    );
    await goto("/");
    const video = page.locator("main video");
    await expect
      .poll(() => video.evaluate(({ currentTime }: HTMLVideoElement) => currentTime))
      .toBeGreaterThan(0.8);
    await expect(page.locator("main section").first().locator("img")).toBeVisible();
  });

  test("a phone plays the film for phones", async ({ page, goto }) => {
    // On a lower phone there is no room for the film.
    await page.setViewportSize({ width: 390, height: 1000 });
    await goto("/");
    await expectFilm(page, "hero-film-small.webm");
  });

  test("film, banner and dots move, until the switch pauses all on each screen", async ({
    page,
    goto,
  }) => {
    await goto("/");
    await expectFilm(page, "hero-film.webm");
    // It would show around the film's edge.
    await expect(page.locator("main section").first().locator("img")).toBeHidden();
    const copy = page.getByRole("region", { name: "What you get" }).locator("ul[aria-hidden]");
    const left = () => copy.evaluate((list) => list.getBoundingClientRect().left);
    const before = await left();
    await expect.poll(left).toBeLessThan(before);

    await page.getByRole("button", { name: "Pause motion" }).first().click();
    await expect.poll(() => movingThings(page)).toEqual([]);
    await page.getByRole("contentinfo").getByRole("link", { name: "Status" }).press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Product status");
    await expect.poll(() => movingThings(page)).toEqual([]);
    await page.getByRole("button", { name: "Play motion" }).press("Enter");
    // The dots of the list, which pause out of view.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(() => movingThings(page)).toContain("pulse");
  });
});

test("before the visitor acts nothing moves, no film or other host is requested, and nothing is stored", async ({
  page,
  goto,
  context,
}) => {
  const films: string[] = [];
  page.on("request", (request) => {
    if (/\.(webm|mp4)(\?|$)/.test(request.url())) films.push(request.url());
  });
  await page.clock.install();
  const motionSwitch = page.getByRole("button", { name: "Play motion" });
  for (const { path, place } of [
    { path: "/status", place: page.getByRole("contentinfo") },
    { path: "/product/151373", place: page.getByRole("contentinfo") },
    { path: "/", place: page.getByRole("main") },
  ]) {
    await goto(path);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState("load");
    // Longer than the film waits on a slow connection.
    await page.clock.runFor(10_000);
    await expect(motionSwitch).toHaveCount(1);
    await expect(place.getByRole("button", { name: "Play motion" })).toBeVisible();
    // With reduced motion a colour still changes in 1 ms, which a busy machine can take a while to draw.
    await expect.poll(() => movingThings(page)).toEqual([]);
  }
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  // Requests are reported in order: an earlier film would be in the list by now.
  await page.evaluate(() => fetch("/robots.txt"));
  expect(films).toEqual([]);
  await motionSwitch.click();
  await expect.poll(() => movingThings(page)).not.toEqual([]);
  await expect.poll(() => films).not.toEqual([]);
});
