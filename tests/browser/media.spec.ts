import type { Locator, Page } from "@playwright/test";
import { home } from "#tests/shop/home.ts";
import { products } from "#tests/shop/products.ts";
import { expect, expectWholeScreen, shortWindows, phone, test } from "./fixtures.ts";
import { youtube } from "./outside-hosts.ts";
import { noBox } from "./page-measures.ts";

const media = products[0]?.media ?? [];
const [first, second] = media;
const video = media.find((item) => item.type === "video");
if (!first || !second || video?.type !== "video") throw new Error("Private needs its media.");

const article = (page: Page) => page.getByRole("article");
const thumbnails = (page: Page) => article(page).locator("ul button[aria-pressed]");
const mainMedia = (page: Page) =>
  article(page).getByRole("button", { name: /Open full screen|Play the video/ });
const lightbox = (page: Page) => page.getByRole("dialog", { name: "Pictures and videos" });
const shownImage = (page: Page) => lightbox(page).locator("img");

async function openLightbox(page: Page) {
  await mainMedia(page).click();
  await expect(lightbox(page)).toBeVisible();
}

async function scaleOf(page: Page): Promise<number> {
  return shownImage(page).evaluate((image) => new DOMMatrix(getComputedStyle(image).transform).a);
}

/** Draws a finger from one place to another. */
async function drag(page: Page, from: number, to: number) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: x === undefined ? [] : [{ x, y: 400 }],
    });
  await touch("touchStart", from);
  for (const part of [0.25, 0.5, 0.75, 1]) await touch("touchMove", from + (to - from) * part);
  await touch("touchEnd");
}

test.beforeEach(async ({ goto }) => goto("/product/151373"));

test("thumbnails show their media; the lightbox goes through all and around, and leaves the last in the viewer", async ({
  page,
  allowHost,
}) => {
  allowHost(youtube);
  await expect(thumbnails(page)).toHaveCount(media.length);
  for (const [index, { type }] of media.entries()) {
    const thumbnail = thumbnails(page).nth(index);
    const kind = type === "video" ? "Video" : "Picture";
    await expect(thumbnail).toHaveAccessibleName(`${kind} ${index + 1} of ${media.length}`);
    await expect(thumbnail.locator("svg")).toHaveCount(type === "video" ? 1 : 0);
  }
  await expect(mainMedia(page).getByRole("img")).toHaveAttribute("alt", first.alt);
  // The stage has the ratio of the first picture, and cuts none of another.
  const stage = (await mainMedia(page).boundingBox()) ?? noBox;
  const ratio = await mainMedia(page)
    .getByRole("img")
    .evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight);
  expect(stage.width / stage.height).toBeCloseTo(ratio, 1);
  await expect(mainMedia(page).getByRole("img")).toHaveCSS("object-fit", "contain");
  const icon = (await mainMedia(page).locator("span:has(> svg)").boundingBox()) ?? noBox;
  expect(icon.x + icon.width).toBeCloseTo(stage.x + stage.width);
  expect(icon.y + icon.height).toBeCloseTo(stage.y + stage.height);
  await thumbnails(page).nth(1).click();
  await expect(mainMedia(page).getByRole("img")).toHaveAttribute("alt", second.alt);
  await expect(thumbnails(page).nth(1)).toHaveAttribute("aria-pressed", "true");
  await expect(thumbnails(page).nth(0)).toHaveAttribute("aria-pressed", "false");
  await thumbnails(page).nth(0).click();

  await openLightbox(page);
  await expectWholeScreen(page, lightbox(page));
  const place = lightbox(page).getByRole("status");
  await expect(place).toContainText(`Picture 1 of ${media.length}`);
  await lightbox(page).getByRole("button", { name: "Next" }).click();
  await expect(shownImage(page)).toHaveAttribute("alt", second.alt);
  await expect(place).toContainText(`Picture 2 of ${media.length}`);
  await page.keyboard.press("ArrowLeft");
  await expect(shownImage(page)).toHaveAttribute("alt", first.alt);
  await lightbox(page).getByRole("button", { name: "Close" }).click();
  await expect(lightbox(page)).toHaveCount(0);
  await expect(mainMedia(page)).toBeFocused();

  await openLightbox(page);
  // Around the end, past the video.
  await page.keyboard.press("ArrowLeft");
  await expect(place).toContainText(`Video ${media.length} of ${media.length}`);
  await page.keyboard.press("ArrowRight");
  await expect(place).toContainText(`Picture 1 of ${media.length}`);
  await page.keyboard.press("ArrowRight");
  await expect(shownImage(page)).toHaveAttribute("alt", second.alt);
  await page.keyboard.press("Escape");
  await expect(lightbox(page)).toHaveCount(0);
  await expect(mainMedia(page).getByRole("img")).toHaveAttribute("alt", second.alt);
});

test("the mouse zooms to 1.5 and pans; a video is requested only when the lightbox plays it", async ({
  page,
  allowHost,
}) => {
  const requested = allowHost(youtube);
  await openLightbox(page);
  await page.mouse.move(640, 60);
  await expect.poll(() => scaleOf(page)).toBe(1);
  const origin = () =>
    shownImage(page).evaluate((image) => getComputedStyle(image).transformOrigin);
  await page.mouse.move(200, 200);
  await expect.poll(() => scaleOf(page)).toBe(1.5);
  const before = await origin();
  await page.mouse.move(1000, 600);
  await expect.poll(origin).not.toBe(before);
  expect(await scaleOf(page)).toBe(1.5);
  await page.mouse.move(640, 20);
  await expect.poll(() => scaleOf(page)).toBe(1);
  await page.keyboard.press("Escape");
  await expect(lightbox(page)).toHaveCount(0);

  await thumbnails(page).last().click();
  await expect(mainMedia(page).getByRole("img")).toHaveAttribute("alt", video.alt);
  expect(requested).toEqual([]);
  await openLightbox(page);
  await expect(lightbox(page).locator("iframe")).toHaveAttribute(
    "src",
    `${youtube}/embed/${video.youtubeId}?autoplay=1`,
  );
  const player = `${youtube}/embed/${video.youtubeId}?autoplay=1`;
  await expect.poll(() => requested).toContain(player);
  expect(requested.filter((address) => address === player)).toHaveLength(1);
  await page.keyboard.press("Escape");
  await expect(page.locator("iframe")).toHaveCount(0);
});

test.describe("with a finger", () => {
  test.use({ viewport: phone, hasTouch: true });

  test("a swipe shows the next and the previous item, and moves a zoomed picture", async ({
    page,
  }) => {
    await openLightbox(page);
    await drag(page, 320, 80);
    await expect(shownImage(page)).toHaveAttribute("alt", second.alt);
    await drag(page, 80, 320);
    await expect(shownImage(page)).toHaveAttribute("alt", first.alt);
    await lightbox(page).getByRole("button", { name: "Zoom" }).click();
    await expect.poll(() => scaleOf(page)).toBe(1.5);
    const left = () => shownImage(page).evaluate((image) => image.getBoundingClientRect().left);
    const before = await left();
    await drag(page, 200, 140);
    // The first move only tells where the finger is.
    await expect.poll(left).toBeCloseTo(before - 45, 0);
    await expect(shownImage(page)).toHaveAttribute("alt", first.alt);
  });
});

test("in a low window what was opened takes two thirds of the height", async ({
  page,
  goto,
  allowHost,
}) => {
  allowHost(youtube);
  const expectLarge = async (shown: Locator) => {
    for (const viewport of shortWindows) {
      await page.setViewportSize(viewport);
      // It may still grow while it fades in.
      await expect
        .poll(async () => ((await shown.boundingBox())?.height ?? 0) / viewport.height)
        .toBeGreaterThan(2 / 3);
      await expect(shown).toBeInViewport({ ratio: 0.99 });
      const offCentrePx = async () => {
        const { x, width } = (await shown.boundingBox()) ?? noBox;
        return Math.abs(x + width / 2 - viewport.width / 2);
      };
      await expect.poll(offCentrePx).toBeLessThan(20);
    }
  };
  await openLightbox(page);
  await expectLarge(shownImage(page));
  await page.keyboard.press("ArrowLeft");
  await expectLarge(lightbox(page).locator("iframe"));
  await goto("/");
  await page.getByRole("button", { name: "How the product works" }).click();
  const modal = page.getByRole("dialog", { name: "How the product works" });
  await expectLarge(modal.locator("iframe"));
  for (const viewport of shortWindows) {
    await page.setViewportSize(viewport);
    const link = modal.getByRole("link", { name: /^Watch on YouTube/ });
    await expect(link).toBeInViewport({ ratio: 1 });
    const address = `https://www.youtube.com/watch?v=${home.hero.howItWorks?.youtubeId}`;
    await expect(link).toHaveAttribute("href", address);
  }
  // A press beside the player is one on the backdrop.
  await page.mouse.click(10, 310);
  await expect(modal).toHaveCount(0);
});
