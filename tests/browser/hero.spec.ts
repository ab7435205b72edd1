import { wcagContrast } from "culori";
import sharp from "sharp";
import { expect, liveShop, test } from "./fixtures.ts";
import { noBox, twoFrames } from "./page-measures.ts";

// The picture of the hero is the owner's, and may be as light as the text is.

test.use({ baseURL: liveShop });

const windows = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [844, 390],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
] as const;

/** The ratio of own-poster.png. */
const ownRatio = 16 / 9;

test("the hero's texts are easy to read on any picture", async ({ page, goto }) => {
  const white = await sharp({
    create: { width: 1600, height: 900, channels: 3, background: "#fff" },
  })
    .webp()
    .toBuffer();
  await page.route(/\.(?:avif|webp)$/, (route) =>
    route.fulfill({ body: white, contentType: "image/webp" }),
  );
  await goto("/");
  const hero = page.locator("main section").first();
  const texts = [page.getByRole("heading", { level: 1 }), hero.getByText("Every product is")];
  const paper = await page.evaluate(() => getComputedStyle(document.body).color);
  await page.addStyleTag({ content: "h1, p { color: transparent !important }" });
  await page.evaluate(() => document.fonts.ready);
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    for (const text of texts) {
      const { channels } = await sharp(await text.screenshot()).stats();
      const [red = 0, green = 0, blue = 0] = channels.map(({ max }) => max);
      expect
        .soft(wcagContrast(paper, `rgb(${red} ${green} ${blue})`), `at ${width} × ${height}`)
        .toBeGreaterThan(4.5);
    }
  }
});

test("the owner's picture has seven of twelve columns, or runs from edge to edge above the texts, at its own ratio where it fits", async ({
  page,
  goto,
}) => {
  await goto("/");
  const hero = page.locator("main section").first();
  const picture = hero.locator("img");
  const badge = hero.getByText("Rust is back");
  for (const [width, height] of windows) {
    const at = `at ${width} × ${height}`;
    await page.setViewportSize({ width, height });
    await expect(picture, at).toBeVisible({ visible: height >= 500 });
    if (height < 500) continue;
    await twoFrames(page);
    const [box, whole, text] = await Promise.all([
      picture.boundingBox(),
      hero.boundingBox(),
      badge.boundingBox(),
    ]);
    if (!whole || !text) throw new Error("The hero has its texts.");
    const { x, y, width: shown, height: high } = box ?? noBox;
    expect(high, at).toBeGreaterThan(159);
    // Below it are the texts, without a gap.
    if (width < 1024) expect(text.y - y - high, at).toBeLessThan(24);
    // Above the texts it is low, so that the board stays in view, and on a low desktop as high as the texts.
    if (width > 1024 && whole.height > 700) expect(shown / high, at).toBeCloseTo(ownRatio, 1);
    expect(y, at).toBeCloseTo(whole.y);
    expect(x + shown, at).toBeCloseTo(whole.width);
    const content = Math.min(1200, whole.width - 80);
    const gap = width < 1024 ? 0 : (whole.width - content) / 2 + (content * 5) / 12;
    expect(x, at).toBeCloseTo(gap, 0);
    await expect(picture).toHaveCSS("mask-image", "none");
  }
});
