// @vitest-environment node
import sharp from "sharp";
import { expect, test } from "vitest";
import { icoFile, iconPaths, iconPng, iconSvg } from "#prerender/theme-files-plugin.ts";

const colours = { ink: "#0a0a0b", paper: "#f5f5f2" };

test("the icons have the names that index.html links to", () => {
  expect(iconPaths).toEqual(["/favicon.svg", "/favicon.ico", "/apple-touch-icon.png"]);
});

test("an icon has the theme's colours", async () => {
  const { data, info } = await sharp(await iconPng(iconSvg(colours, 0), 32))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number) => [...data.subarray((y * 32 + x) * 3).subarray(0, 3)];

  expect(info).toMatchObject({ width: 32, height: 32, channels: 3 });
  expect(pixel(0, 0)).toEqual([0x0a, 0x0a, 0x0b]);
  expect(pixel(6, 6)).toEqual([0xf5, 0xf5, 0xf2]);
});

test("a margin shrinks the mark and keeps the size", async () => {
  const png = await iconPng(iconSvg(colours, 2.4), 180);
  const { info } = await sharp(png).trim().raw().toBuffer({ resolveWithObject: true });

  expect(await sharp(png).metadata()).toMatchObject({ width: 180, height: 180 });
  expect(info.width).toBeGreaterThan(100);
  expect(info.width).toBeLessThan(110);
});

test("favicon.ico is a directory with one 32-pixel PNG", async () => {
  const ico = icoFile(await iconPng(iconSvg(colours, 0), 32), 32);

  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  const png = ico.subarray(ico.readUInt32LE(18));
  expect(png.length).toBe(ico.readUInt32LE(14));
  expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: 32 });
});
