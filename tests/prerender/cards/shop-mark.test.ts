// @vitest-environment node
import sharp from "sharp";
import { expect, test } from "vitest";
import { iconPng, shopMarkSvg } from "#prerender/cards/shop-mark.tsx";

const colours = { ink: "#0a0a0b", paper: "#f5f5f2" };
const letter = await shopMarkSvg({ name: "Latchkey" }, "", colours);

async function pixels(svg: string, sizePx: number) {
  const { data, info } = await sharp(await iconPng(svg, sizePx))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: sizePx, height: sizePx, channels: 3 });
  return (x: number, y: number) => [...data.subarray((y * sizePx + x) * 3).subarray(0, 3)];
}

test("an icon is the first letter of the shop's name, in the theme's colours", async () => {
  const pixel = await pixels(letter, 32);
  expect(pixel(0, 0)).toEqual([0xf5, 0xf5, 0xf2]);
  // The stem of the L, and the space on its right.
  expect(pixel(13, 10)).toEqual([0x0a, 0x0a, 0x0b]);
  expect(pixel(20, 10)).toEqual([0xf5, 0xf5, 0xf2]);
});

test.each(["Änderung", "مفتاح", "ﷺ钥匙", "Q"])(
  "the letter of %s is within the icon",
  async (name) => {
    const svg = await shopMarkSvg({ name }, "", colours);
    const pixel = await pixels(svg, 32);
    for (let at = 0; at < 32; at += 1) {
      for (const edge of [pixel(at, 1), pixel(at, 30), pixel(1, at), pixel(30, at)]) {
        expect(edge).toEqual([0xf5, 0xf5, 0xf2]);
      }
    }
  },
);

test("an icon is the owner's mark on the page's background, if there is one", async () => {
  const svg = await shopMarkSvg(
    { name: "Nordlicht", mark: "mark.svg" },
    "tests/live-shop/media",
    colours,
  );
  const pixel = await pixels(svg, 32);
  expect(pixel(0, 0)).toEqual([0x0a, 0x0a, 0x0b]);
  expect(pixel(16, 16)).toEqual([0x7f, 0xd1, 0xff]);
});
