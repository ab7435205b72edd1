import { expect, test } from "vitest";
import { mediaPosition, stepIndex, viewedMedia } from "#shop/media/viewed-media.ts";
import { productWith } from "#tests/domain/products.ts";
import { bothSizes, someMedia } from "./some-media.ts";

test("a picture is its own thumbnail", () => {
  const media = [{ type: "image" as const, url: "https://host.example/a.png", alt: "A." }];
  expect(viewedMedia(productWith({ media }))).toEqual([
    { alt: "A.", ...bothSizes("https://host.example/a.png") },
  ]);
});

test("a video has its thumbnail as picture", () => {
  const video = {
    type: "video" as const,
    url: "https://www.youtube.com/watch?v=SAMPLEvid01",
    alt: "A film.",
    thumbnailUrl: "thumbnail.png",
    youtubeId: "SAMPLEvid01",
  };
  expect(viewedMedia(productWith({ media: [video] }))).toEqual([
    {
      alt: "A film.",
      ...bothSizes("thumbnail.png"),
      youtubeId: "SAMPLEvid01",
    },
  ]);
});

test("without media, the card's picture is shown", () => {
  expect(viewedMedia(productWith({ name: "Sample", image: "card.png", media: [] }))).toEqual([
    { alt: "Sample", ...bothSizes("card.png") },
  ]);
});

test("an item's label is its kind and position", () => {
  expect(someMedia.map((_, index) => mediaPosition(someMedia, index))).toEqual([
    "Picture 1 of 3",
    "Picture 2 of 3",
    "Video 3 of 3",
  ]);
});

test("a step leads to the next item and wraps around at both ends", () => {
  expect(stepIndex(0, 1, 4)).toBe(1);
  expect(stepIndex(3, 1, 4)).toBe(0);
  expect(stepIndex(0, -1, 4)).toBe(3);
  expect(stepIndex(0, -1, 1)).toBe(0);
});
