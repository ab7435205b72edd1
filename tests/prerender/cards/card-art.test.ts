import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { cardArt } from "#prerender/cards/card-art.ts";

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
  const address = (await cardArt(folder, "phone.jpg", { width: 20, height: 20 })) ?? "";
  const pixels = await sharp(Buffer.from(address.split(",")[1] ?? "", "base64"))
    .greyscale()
    .raw()
    .toBuffer();
  expect(pixels.at(20 * 3 + 10), "above").toBeGreaterThan(200);
  expect(pixels.at(20 * 16 + 10), "below").toBeLessThan(50);
});

test("a picture on another host is left out", async () => {
  const box = { width: 20, height: 20 };
  expect(await cardArt(folder, "https://pictures.example/art.png", box)).toBeUndefined();
});
