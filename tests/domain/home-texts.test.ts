import { expect, test } from "vitest";
import { homeHeadings, homeTitle, isSampleArt } from "#domain/home-texts.ts";

test("the browser's title is the shop's name and the owner's words, or the default", () => {
  expect(homeTitle("Latchkey", {})).toBe("Latchkey | Licence keys, delivered at once");
  expect(homeTitle("Latchkey", { title: "Tools" })).toBe("Latchkey | Tools");
});

test("each heading is the owner's or the default", () => {
  expect(homeHeadings({ headings: { reviews: "Said" } })).toEqual({
    products: "Our Cheats",
    reviews: "Said",
    questions: "Asked before you",
  });
});

test("the sample's lines are known by their names", () => {
  expect(isSampleArt(["hero-poster.png", "hero-film-small.webm", "hero-film.mp4"])).toBe(true);
  expect(isSampleArt(["hero-poster.png", "own.webm"])).toBe(false);
  expect(isSampleArt(["hero-poster.jpg"])).toBe(false);
});
