import { expect, test } from "vitest";
import { stageRatio, viewedMedia } from "#shop/product/viewed-media.ts";
import { productWith } from "#tests/domain/products.ts";

test("a picture is shown itself, and of a video its thumbnail", () => {
  const youtubeId = "SAMPLEvid01";
  const picture = { type: "image" as const, url: "https://host.example/a.png", alt: "A." };
  const video = { type: "video" as const, alt: "A film.", thumbnailUrl: "b.png", youtubeId };
  const url = "https://www.youtube.com/watch?v=SAMPLEvid01";
  expect(viewedMedia(productWith({ media: [picture, { ...video, url }] }))).toEqual([
    { alt: "A.", caption: "A.", picture: { src: "https://host.example/a.png" } },
    { alt: "A film.", caption: "A film.", picture: { src: "b.png" }, youtubeId },
  ]);
});

test("without media, the card's picture is shown, without a caption", () => {
  expect(viewedMedia(productWith({ name: "Sample", image: "card.png", media: [] }))).toEqual([
    { alt: "Sample", picture: { src: "card.png" } },
  ]);
});

test.each([
  ["16:9", 1280, 720, 16 / 9],
  ["a banner", 1500, 500, 3],
  ["wider than 3:1", 1600, 400, 3],
  ["a square", 1000, 1000, 4 / 3],
  ["of unknown size", undefined, undefined, 16 / 9],
])(
  "the stage has the ratio of the first picture, from 4:3 to 3:1: %s",
  (_, width, height, ratio) => {
    const size = { ...(width && { width }), ...(height && { height }) };
    expect(stageRatio({ alt: "", picture: { src: "", ...size } })).toBeCloseTo(ratio);
  },
);
