import { expect, test } from "vitest";
import { filmSources, picture } from "#shop/media/pictures.ts";

test("a picture in the media folder has its address and size", () => {
  const { src, width, height } = picture("private-reticle.png");
  expect(src).toContain("private-reticle.png");
  expect([width, height]).toEqual([1600, 1000]);
});

test("a picture on another host is used unchanged", () => {
  const address = "https://pictures.example/art.png";
  expect(picture(address)).toEqual({ src: address });
});

test("an unknown file name gives a picture that fails to load", () => {
  expect(picture("nothing.png")).toEqual({ src: "nothing.png" });
});

test("films keep their order and have their type; unknown file names are skipped", () => {
  const films = filmSources(["hero-film.webm", "nothing.webm", "hero-film.mp4"]);
  expect(films.map(({ type }) => type)).toEqual(["video/webm", "video/mp4"]);
  expect(films[0]?.src).toContain("hero-film.webm");
});
