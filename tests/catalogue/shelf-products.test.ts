import { expect, test } from "vitest";
import { shelfProducts } from "#catalogue/shelf-products.ts";

const products = ["UB", "FN", "R6", "FN"].map((game, index) => ({ id: `p${index}`, game }));
const ids = (current: { id: string; game: string }) =>
  shelfProducts(products, current).map(({ id }) => id);

test("products of the same game come first, without the current one", () => {
  expect(ids({ id: "p3", game: "FN" })).toEqual(["p1", "p0", "p2"]);
  expect(ids({ id: "p0", game: "UB" })).toEqual(["p1", "p2", "p3"]);
});

test("a shop's only product stays on the shelf", () => {
  const only = { id: "p0", game: "UB" };
  expect(shelfProducts([only], only)).toEqual([only]);
});
