import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { findArt, svgUrl } from "#prerender/cards/card-art.ts";
import { contourSvg } from "#prerender/cards/contour.ts";

const folder = mkdtempSync(join(tmpdir(), "card-art-"));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test("a photo with an orientation tag is rotated on its card", async () => {
  // Left half white, right half black; the orientation tag means a quarter turn clockwise.
  const black = await sharp({
    create: { width: 40, height: 80, channels: 3, background: "black" },
  })
    .png()
    .toBuffer();
  await sharp({ create: { width: 80, height: 80, channels: 3, background: "white" } })
    .composite([{ input: black, left: 40, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(join(folder, "phone.jpg"));
  const art = await findArt(folder, "phone.jpg", undefined);
  const url = (await art?.url()) ?? "";
  const pixels = await sharp(Buffer.from(url.split(",")[1] ?? "", "base64"))
    .resize(20, 20, { fit: "fill" })
    .greyscale()
    .raw()
    .toBuffer();
  expect(pixels.at(20 * 3 + 10), "above").toBeGreaterThan(200);
  expect(pixels.at(20 * 16 + 10), "below").toBeLessThan(50);
});

test("a picture on another host is left out, or replaced by the contour lines", async () => {
  const picture = "https://pictures.example/art.png";
  expect(await findArt(folder, picture, undefined)).toBeUndefined();
  const contour = contourSvg("151373", { paper: "#ffffff" });
  const art = await findArt(folder, picture, contour);
  expect(await art?.url()).toBe(svgUrl(contour));
});

test("the same id gives the same contour lines, a different id different ones", () => {
  const colours = { paper: "#ffffff" };
  expect(contourSvg("151373", colours)).toBe(contourSvg("151373", colours));
  expect(contourSvg("151373", colours)).not.toBe(contourSvg("151374", colours));
});
