import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { filmSources, picture } from "#media/pictures.ts";

test("a picture in the media folder has its size, and AVIF sources before WebP", () => {
  const { src, width, height, sources } = picture("private-reticle.png");
  expect(src).not.toBe("");
  expect(width).toBeGreaterThanOrEqual(1600);
  expect(height).toBeGreaterThan(0);
  expect(sources.map(({ type }) => type)).toEqual(["image/avif", "image/webp"]);
});

test("a picture has several widths, none of them larger than the file", () => {
  const { width = 0, sources } = picture("private-reticle.png");
  const widths = sources.map(({ srcSet }) =>
    [...srcSet.matchAll(/ (\d+)w/g)].map(([, text]) => Number(text)),
  );
  expect(width).toBe(1600);
  expect(widths).toEqual([
    [320, 480, 720, 1080, 1320, 1600],
    [480, 1080],
  ]);
});

test("a picture on another host is used unchanged", () => {
  const address = "https://pictures.example/art.png";
  expect(picture(address)).toEqual({ src: address, sources: [] });
});

test("an unknown file name gives a picture that fails to load", () => {
  expect(picture("nothing.png")).toEqual({ src: "nothing.png", sources: [] });
});

test("films keep their order and have their type; unknown file names are skipped", () => {
  const films = filmSources(["hero-film.webm", "nothing.webm", "hero-film.mp4"]);
  expect(films.map(({ type }) => type)).toEqual(["video/webm", "video/mp4"]);
  expect(films[0]?.src).toContain("hero-film.webm");
});

/** The import queries of a file: widths, format and quality. */
function pictureQueries(file: string): string[] {
  return readFileSync(file, "utf8").match(/query: \{[^}]*\}/g) ?? [];
}

test("cards and gallery have the same widths and formats", () => {
  const front = pictureQueries("src/media/pictures.ts");
  expect(front).toHaveLength(2);
  const gallery = pictureQueries("src/media/gallery-pictures.ts");
  expect(gallery.slice(0, 2)).toEqual(front);
});
