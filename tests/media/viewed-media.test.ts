import { expect, test } from "vitest";
import { thumbnailOf, viewedMedia } from "#media/viewed-media.ts";
import { productWith } from "#tests/domain/products.ts";

test("a picture stands for itself", () => {
  const media = [{ type: "image" as const, url: "https://host.example/a.png", alt: "A." }];
  expect(viewedMedia(productWith({ media }))).toEqual([
    { alt: "A.", picture: { src: "https://host.example/a.png", sources: [] } },
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
      picture: { src: "thumbnail.png", sources: [] },
      youtubeId: "SAMPLEvid01",
    },
  ]);
});

test("the product's own picture stands in where there are no media", () => {
  expect(viewedMedia(productWith({ name: "Sample", image: "card.png", media: [] }))).toEqual([
    { alt: "Sample", picture: { src: "card.png", sources: [] } },
  ]);
});

test("a thumbnail is the same picture without the widths that it does not need", () => {
  const picture = {
    src: "/art.webp",
    width: 2400,
    height: 1500,
    sources: [
      { type: "image/avif", srcSet: "/a.avif 160w, /b.avif 480w, /c.avif 720w" },
      { type: "image/webp", srcSet: "/a.webp 480w, /b.webp 1080w" },
    ],
  };
  expect(thumbnailOf(picture)).toEqual({
    ...picture,
    sources: [
      { type: "image/avif", srcSet: "/a.avif 160w, /b.avif 480w" },
      { type: "image/webp", srcSet: "/a.webp 480w" },
    ],
  });
});
