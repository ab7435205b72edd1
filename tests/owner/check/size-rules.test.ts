import { expect, test } from "vitest";
import type { MediaFile } from "#owner/check/media-files.ts";
import { edited, diagnosticsOf, smallShop, surroundings } from "./small-shop.ts";

const megabytes = (count: number) => count * 2 ** 20;
const sizesOf = (sizes: Record<string, number>) => ({ sizes: new Map(Object.entries(sizes)) });

/** The media folder with other sizes of a picture. */
const mediaWith = (name: string, picture: MediaFile["picture"]) =>
  surroundings.media.map((file) => (file.name === name ? { name, opens: true, picture } : file));

test("a file in public has at most 25 MB", () => {
  const sizes = {
    "public/loader.zip": megabytes(27),
    "public/just-right.zip": megabytes(25),
  };
  expect(diagnosticsOf({}, sizesOf(sizes))).toEqual([
    "public/loader.zip:1: the file has 27 MB, and Cloudflare publishes no file over 25 MB. Make it smaller, or put it on another site.",
  ]);
});

test("an empty file in public is named, unless it is one that hosts want", () => {
  const sizes = sizesOf({ "public/privacy.pdf": 0, "public/.nojekyll": 0 });
  expect(diagnosticsOf({}, sizes)).toEqual([
    "public/privacy.pdf:1: the file is empty. Save it again, or delete it.",
  ]);
});

test.each([
  [
    { widthPx: 200, heightPx: 100, frames: 1 },
    1,
    "is 200 × 100 px and looks blurred. Save it at least 1080 px wide.",
  ],
  [
    { widthPx: 1600, heightPx: 1000, frames: 12 },
    1,
    'moves in 12 frames, and the shop shows the first alone. For one that moves, see "Add a video" in docs/rare-tasks.md.',
  ],
  [
    { widthPx: 9000, heightPx: 6000, frames: 1 },
    33,
    "has 33 MB, and GitHub's page takes 25 MB. Save it as a .jpg, or at 2400 × 1500 px.",
  ],
])("a picture of %j and %d MB is reported where it is first used", (picture, size, message) => {
  const name = "private-reticle.png";
  const media = mediaWith(name, picture);
  const around = { media, ...sizesOf({ [`src/data/media/${name}`]: megabytes(size) }) };
  expect(diagnosticsOf({}, around)).toEqual([
    `src/data/products.ts:10: Private: image is "${name}", which ${message}`,
  ]);
  const accepted = edited(
    smallShop["products.ts"],
    `image: "${name}",`,
    `image: "${name}", // accepted`,
  );
  expect(diagnosticsOf({ "products.ts": accepted }, around)).toEqual([]);
});

test("the home page's large picture is as wide as the window", () => {
  const media = mediaWith("hero-poster.png", { widthPx: 600, heightPx: 900, frames: 1 });
  expect(diagnosticsOf({}, { media })).toEqual([
    'src/data/home.ts:8: hero: poster is "hero-poster.png", which is 600 × 900 px and looks blurred. Save it at least 1080 px wide.',
  ]);
});
