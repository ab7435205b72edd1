import type { Locator, Page } from "@playwright/test";
import { home } from "#data/home.ts";
import { questions } from "#data/questions.ts";
import { shop } from "#data/shop.ts";
import { desktop, expect, expectWholeScreen, phone, test, withMotion } from "./fixtures.ts";

const youtube = "https://www.youtube-nocookie.com";
const height = (locator: Locator) => locator.evaluate((element) => element.clientHeight);

test("the six sections are in order", async ({ page, goto }) => {
  await goto("/");
  const names = await page
    .locator("main section")
    .evaluateAll((sections) =>
      sections.map(
        (section) =>
          section.getAttribute("aria-label") ??
          document.getElementById(section.getAttribute("aria-labelledby") ?? "")?.textContent,
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
});

for (const viewport of [
  desktop,
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  phone,
]) {
  test(`the hero is 85 % of a viewport of ${viewport.width} × ${viewport.height}`, async ({
    page,
    goto,
  }) => {
    await page.setViewportSize(viewport);
    await goto("/");
    const hero = page.locator("main section").first();
    expect(Math.abs((await height(hero)) - viewport.height * 0.85)).toBeLessThanOrEqual(2);
    await expect(hero.getByText(home.hero.badge)).toBeVisible();
  });
}

test.describe("with motion", () => {
  test.use(withMotion);

  test("the hero's film plays behind the text after the page has loaded", async ({
    page,
    goto,
  }) => {
    await goto("/");
    const film = page.locator("main video");
    await expect(film).toHaveCount(1);
    await expect
      .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0);
    expect(await film.evaluate((video: HTMLVideoElement) => video.muted && video.loop)).toBe(true);
  });
});

test('"Explore Our Offer" leads to the products', async ({ page, goto }) => {
  await goto("/");
  await page.getByRole("link", { name: "Explore Our Offer" }).click();
  await expect(page.getByRole("searchbox", { name: "Search products" })).toBeInViewport();
  await expect(page).toHaveURL("/");
});

const openFilm = async (page: Page) => {
  await page.getByRole("button", { name: "How the product works" }).click();
  const dialog = page.getByRole("dialog", { name: home.hero.howItWorks.title });
  await expect(dialog).toBeVisible();
  return dialog;
};

test.describe('"How the product works"', () => {
  test("opens the embedded film full screen, which is not requested before", async ({
    page,
    goto,
    allowHost,
  }) => {
    const asked = allowHost(youtube);
    await goto("/");
    expect(asked).toEqual([]);
    const dialog = await openFilm(page);
    await expectWholeScreen(page, dialog);
    await expect(dialog.locator("iframe")).toHaveAttribute(
      "src",
      `${youtube}/embed/${home.hero.howItWorks.youtubeId}?autoplay=1`,
    );
    await expect.poll(() => asked.length).toBe(1);
  });

  for (const way of ["its close button", "a press on the backdrop", "Escape"]) {
    test(`closes by ${way} and returns the focus`, async ({ page, goto, allowHost }) => {
      allowHost(youtube);
      await goto("/");
      const dialog = await openFilm(page);
      if (way === "Escape") await page.keyboard.press("Escape");
      else if (way === "its close button")
        await dialog.getByRole("button", { name: "Close" }).click();
      else await page.mouse.click(5, 795);
      await expect(dialog).toHaveCount(0);
      await expect(page.locator("iframe")).toHaveCount(0);
      await expect(page.getByRole("button", { name: "How the product works" })).toBeFocused();
    });
  }
});

test.describe("with motion", () => {
  test.use(withMotion);

  test("the banner scrolls the five selling points; its copy is hidden from screen readers", async ({
    page,
    goto,
  }) => {
    await goto("/");
    const banner = page.getByRole("region", { name: "What you get" });
    await expect(banner.getByRole("listitem")).toHaveText(home.sellingPoints);
    const copies = banner.locator("ul[aria-hidden=true]");
    await expect(copies).toHaveCount(1);
    expect(await copies.evaluate((list: HTMLElement) => list.inert)).toBe(true);
    await expect(copies.locator("li")).toHaveText(home.sellingPoints);
    const left = () => copies.evaluate((list) => list.getBoundingClientRect().left);
    const before = await left();
    await expect.poll(left).toBeLessThan(before);
  });
});

test('"Join Discord" leads to the community\'s chat', async ({ page, goto }) => {
  await goto("/");
  const link = page.getByRole("link", { name: home.community.linkText });
  await expect(link).toHaveAttribute("href", shop.chatInviteUrl);
  await expect(link).toHaveAttribute("target", "_blank");
});

test("one answer of the FAQ is open at a time, and a press on it closes it", async ({
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
  expect(await shown()).toEqual([]);
  for (const index of questions.keys()) {
    await press(index);
    await expect.poll(shown).toEqual([index]);
  }
  await press(4);
  await expect.poll(shown).toEqual([]);
});

test.describe("with motion", () => {
  test.use(withMotion);

  test("the motion switch pauses all automatic motion for the whole visit", async ({
    page,
    goto,
  }) => {
    await goto("/");
    const running = () =>
      page.evaluate(
        () =>
          document.getAnimations().filter(({ playState }) => playState === "running").length +
          [...document.querySelectorAll("video")].filter((video) => !video.paused).length,
      );
    await expect.poll(running).toBeGreaterThan(0);
    await page.getByRole("button", { name: "Pause motion" }).first().click();
    await expect.poll(running).toBe(0);
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "Status" })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Product status");
    await expect.poll(running).toBe(0);
    await page.reload();
    await expect(page.getByRole("button", { name: "Play motion" })).toBeVisible();
    await expect.poll(running).toBe(0);
    await page.getByRole("button", { name: "Play motion" }).click();
    await expect.poll(running).toBeGreaterThan(0);
  });
});

test("before an interaction the page contacts no other host and sets no cookie", async ({
  page,
  goto,
  context,
}) => {
  for (const path of ["/", "/status", "/product/151373"]) {
    await goto(path);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState("networkidle");
  }
  expect(await context.cookies()).toEqual([]);
  const stored = await page.evaluate(() => Object.keys(localStorage));
  expect(stored).toEqual([]);
});

test("each screen shows one motion switch: Home in its hero, others in the footer", async ({
  page,
  goto,
}) => {
  const switches = page.getByRole("button", { name: "Play motion" });
  await goto("/");
  await expect(switches).toHaveCount(1);
  await expect(page.getByRole("main").getByRole("button", { name: "Play motion" })).toBeVisible();
  await goto("/status");
  await expect(switches).toHaveCount(1);
  await expect(page.getByRole("contentinfo").getByRole("button")).toBeVisible();
});

for (const { width, film } of [
  { width: 390, film: /hero-film-small/ },
  { width: 1440, film: /hero-film-(?!small)/ },
]) {
  test.describe(`at ${width} px`, () => {
    test.use({ ...withMotion, viewport: { width, height: 844 } });

    test("the hero plays the film for this width", async ({ page, goto }) => {
      await goto("/");
      const source = page.locator("video");
      await expect
        .poll(() => source.evaluate((video: HTMLVideoElement) => video.currentSrc))
        .toMatch(film);
    });
  });
}
