import { wcagContrast } from "culori";
import sharp from "sharp";
import { expect, liveShop, test } from "./fixtures.ts";

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
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => document.fonts.ready);
    for (const text of texts) {
      const { channels } = await sharp(await text.screenshot()).stats();
      const [red = 0, green = 0, blue = 0] = channels.map(({ max }) => max);
      expect
        .soft(wcagContrast(paper, `rgb(${red} ${green} ${blue})`), `at ${width} × ${height}`)
        .toBeGreaterThan(4.5);
    }
  }
});

test("the hero's picture is seen above the texts", async ({ page, goto }) => {
  await goto("/");
  const hero = page.locator("main section").first();
  const badge = hero.getByText("Rust is back");
  for (const [width, height] of windows.filter(([, high]) => high > 700)) {
    await page.setViewportSize({ width, height });
    const spread = async () => {
      const { y = NaN } = (await hero.boundingBox()) ?? {};
      const { y: end = NaN } = (await badge.boundingBox()) ?? {};
      const clip = { x: 0, y, width, height: end - y - 8 };
      const { channels } = await sharp(await page.screenshot({ clip }))
        .greyscale()
        .stats();
      return channels[0]?.stdev;
    };
    // Another window may load another file.
    await expect.poll(spread, `at ${width} × ${height}`).toBeGreaterThan(1);
  }
});
