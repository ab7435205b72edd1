import { expect, test } from "vitest";
import { pictureFiles } from "#domain/picture-files.ts";

const webp = "1080.webp";

test.each([
  [100, ["100.avif", "100.webp"]],
  [224, ["112.avif", "224.avif", "224.webp"]],
  [700, ["112.avif", "224.avif", "320.avif", "672.avif", "700.avif", "700.webp"]],
  [3000, [112, 224, 320, 672, 800, 1344, 1600, 2400].map((one) => `${one}.avif`).concat(webp)],
])("the files of a picture of %i px, each with a name of its own", (width, names) => {
  const files = pictureFiles({ base: "/assets/art-x", width, height: 10 });
  expect(files.map(({ address }) => address)).toEqual(names.map((name) => `/assets/art-x-${name}`));
});
