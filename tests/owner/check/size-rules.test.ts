import { expect, test } from "vitest";
import { edited, diagnosticsOf, mediaFile, smallShop, surroundings } from "./small-shop.ts";

/** The media folder with another size of a picture. */
const mediaWith = (name: string, picture: { widthPx: number; heightPx: number }) => {
  const resized = { ...mediaFile(name), picture };
  return surroundings.media.map((file) => (file.name === name ? resized : file));
};

test("a small picture is reported where it is first used, unless that is accepted", () => {
  const name = "private-reticle.png";
  const media = mediaWith(name, { widthPx: 200, heightPx: 100 });
  expect(diagnosticsOf({}, { media })).toEqual([
    `src/data/products.ts:10: Private: image is "${name}", which is 200 × 100 px and looks blurred. Save it at least 1080 px wide.`,
  ]);
  const accepted = edited(
    smallShop["products.ts"],
    `image: "${name}",`,
    `image: "${name}", // accepted`,
  );
  expect(diagnosticsOf({ "products.ts": accepted }, { media })).toEqual([]);
});

test("the home page's large picture is as wide as the window", () => {
  const media = mediaWith("hero-poster.png", { widthPx: 600, heightPx: 900 });
  expect(diagnosticsOf({}, { media })).toEqual([
    'src/data/home.ts:8: hero: poster is "hero-poster.png", which is 600 × 900 px and looks blurred. Save it at least 1080 px wide.',
  ]);
});
