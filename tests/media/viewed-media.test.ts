import { expect, test } from "vitest";
import { viewedMedia } from "#shop/media/viewed-media.ts";
import { productWith } from "#tests/domain/products.ts";
import { bothSizes } from "./some-media.ts";

test("a picture is its own thumbnail, a video has its thumbnail as picture", () => {
  const youtubeId = "SAMPLEvid01";
  const picture = { type: "image" as const, url: "https://host.example/a.png", alt: "A." };
  const video = { type: "video" as const, alt: "A film.", thumbnailUrl: "b.png", youtubeId };
  const url = "https://www.youtube.com/watch?v=SAMPLEvid01";
  expect(viewedMedia(productWith({ media: [picture, { ...video, url }] }))).toEqual([
    { alt: "A.", ...bothSizes("https://host.example/a.png") },
    { alt: "A film.", ...bothSizes("b.png"), youtubeId },
  ]);
});

test("without media, the card's picture is shown", () => {
  expect(viewedMedia(productWith({ name: "Sample", image: "card.png", media: [] }))).toEqual([
    { alt: "Sample", ...bothSizes("card.png") },
  ]);
});
