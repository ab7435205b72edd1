import { expect, test } from "vitest";
import { firstLoadPictureGlobs } from "#prerender/product-summaries-plugin.ts";
import { home } from "#data/home.ts";
import { products } from "#data/products.ts";

const globs = (images: string[]) =>
  firstLoadPictureGlobs(
    images.flatMap((image) => products.slice(0, 1).map((one) => Object.assign({}, one, { image }))),
    home,
  );

test("the first load has the pictures of the cards and the hero, each once, from this site", () => {
  const cards = [
    "card.png",
    "card.png",
    "https://pictures.example/card.png",
    "card (1) [new]*.png",
  ];
  expect(globs(cards)).toEqual([
    "#data/media/card.png",
    String.raw`#data/media/card \(1\) \[new\]\*.png`,
    `#data/media/${home.hero.poster}`,
  ]);
});
