import { expect, test } from "vitest";
import { homeHeadings, homeTitle } from "#domain/home-texts.ts";

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
