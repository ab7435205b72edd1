import { expect, test } from "vitest";
import { homeHeadings } from "#domain/home-headings.ts";

test("the headings of Home are the specification's, each replaced by the owner's if there is one", () => {
  expect(homeHeadings({})).toMatchObject({
    products: "Our Cheats",
    reviews: "What Our Users Say",
  });
  expect(homeHeadings({ headings: { products: "Our Keys" } })).toMatchObject({
    products: "Our Keys",
    reviews: "What Our Users Say",
  });
});
