import { expect, test } from "vitest";
import { mediaPosition, viewedMedia } from "#media/viewed-media.ts";
import { productWith } from "#tests/domain/products.ts";
import { someMedia } from "./some-media.ts";

const bothSizes = (src: string) => ({
  picture: { src, sources: [] },
  thumbnail: { src, sources: [] },
});

test("a picture stands for itself", () => {
  const media = [{ type: "image" as const, url: "https://host.example/a.png", alt: "A." }];
  expect(viewedMedia(productWith({ media }))).toEqual([
    { alt: "A.", ...bothSizes("https://host.example/a.png") },
  ]);
});

test("a video is shown by its thumbnail until it is pressed", () => {
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

test("the product's own picture stands in where there are no media", () => {
  expect(viewedMedia(productWith({ name: "Sample", image: "card.png", media: [] }))).toEqual([
    { alt: "Sample", ...bothSizes("card.png") },
  ]);
});

test("an item's short name is its kind and its position", () => {
  expect(someMedia.map((_, index) => mediaPosition(someMedia, index))).toEqual([
    "Picture 1 of 3",
    "Picture 2 of 3",
    "Video 3 of 3",
  ]);
});
