import { expect, test } from "vitest";
import { viewedMedia } from "#shop/product/viewed-media.ts";
import { productWith } from "#tests/domain/products.ts";

test("a picture is shown itself, and of a video its thumbnail", () => {
  const youtubeId = "SAMPLEvid01";
  const picture = { type: "image" as const, url: "https://host.example/a.png", alt: "A." };
  const video = { type: "video" as const, alt: "A film.", thumbnailUrl: "b.png", youtubeId };
  const url = "https://www.youtube.com/watch?v=SAMPLEvid01";
  expect(viewedMedia(productWith({ media: [picture, { ...video, url }] }))).toEqual([
    { alt: "A.", picture: { src: "https://host.example/a.png" } },
    { alt: "A film.", picture: { src: "b.png" }, youtubeId },
  ]);
});

test("without media, the card's picture is shown", () => {
  expect(viewedMedia(productWith({ name: "Sample", image: "card.png", media: [] }))).toEqual([
    { alt: "Sample", picture: { src: "card.png" } },
  ]);
});
