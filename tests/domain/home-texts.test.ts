import { expect, test } from "vitest";
import { homeHeadings, homeTitle } from "#domain/home-texts.ts";

test("each heading of Home is the owner's, or the default", () => {
  expect(homeHeadings({})).toMatchObject({
    products: "Our Cheats",
    reviews: "What Our Users Say",
  });
  expect(homeHeadings({ headings: { products: "Our Keys" } })).toMatchObject({
    products: "Our Keys",
    reviews: "What Our Users Say",
  });
});

test("the browser's title is the shop's name and the owner's words, or the default", () => {
  expect(homeTitle("Latchkey", {})).toBe("Latchkey | Licence keys, delivered at once");
  expect(homeTitle("Latchkey", { title: "Tools" })).toBe("Latchkey | Tools");
});
