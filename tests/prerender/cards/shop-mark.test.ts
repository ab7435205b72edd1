import sharp from "sharp";
import { expect, test } from "vitest";
import { iconPng, shopMarkSvg } from "#prerender/cards/shop-mark.tsx";

const colours = { ink: "#0a0a0b", paper: "#f5f5f2" };

async function pixels(svg: string, sizePx: number) {
  const { data, info } = await sharp(await iconPng(svg, sizePx))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: sizePx, height: sizePx, channels: 3 });
  return (x: number, y: number) => [...data.subarray((y * sizePx + x) * 3).subarray(0, 3)];
}

test("an icon is a key's head in the theme's colours", async () => {
  const pixel = await pixels(await shopMarkSvg(undefined, colours), 64);
  expect(pixel(0, 0)).toEqual([0x0a, 0x0a, 0x0b]);
  // Its dot, and the background beside it.
  expect(pixel(32, 32)).toEqual([0xf5, 0xf5, 0xf2]);
  expect(pixel(32, 38)).toEqual([0x0a, 0x0a, 0x0b]);
});

test("an icon is the owner's mark on the page's background, if there is one", async () => {
  const svg = await shopMarkSvg("tests/live-shop/media/mark.svg", colours);
  const pixel = await pixels(svg, 32);
  expect(pixel(0, 0)).toEqual([0x0a, 0x0a, 0x0b]);
  expect(pixel(16, 16)).toEqual([0x7f, 0xd1, 0xff]);
});
