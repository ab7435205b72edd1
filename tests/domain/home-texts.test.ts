import { expect, test } from "vitest";
import { homeHeadings } from "#domain/home-texts.ts";

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
