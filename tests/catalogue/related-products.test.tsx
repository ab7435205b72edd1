import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import type { ProductSummary } from "#domain/page-data.ts";
import type { Product } from "#domain/product.ts";
import { catalogue } from "#page-data";
import { RelatedProducts } from "#shop/catalogue/related-products.tsx";
import { changeInTest } from "#tests/change-in-test.ts";
import { summaryWith } from "#tests/domain/products.ts";

const shopOf = (count: number, change: (index: number) => Partial<Product> = () => ({})) =>
  Array.from({ length: count }, (_, index) => summaryWith({ id: `p${index}`, ...change(index) }));
function show(products: ProductSummary[], current?: ProductSummary, excluded?: ProductSummary[]) {
  changeInTest(catalogue, { products });
  render(<RelatedProducts {...{ current, excluded }} />, { wrapper: MemoryRouter });
}
const shown = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));
const heading = () => screen.getByRole("heading", { level: 2 }).textContent;
const pathsOf = (...ids: string[]) => ids.map((id) => `/product/${id}`);

test.each([
  [1, pathsOf("p0")],
  [4, pathsOf("p0", "p1", "p2", "p3")],
  [5, [...pathsOf("p0", "p1", "p2", "p3"), "/#products"]],
])("of %i products, up to four are shown, and a link to all", (count, expected) => {
  show(shopOf(count));
  expect(shown()).toEqual(expected);
  expect(heading()).toBe("Our Cheats");
});

test.each([
  [6, "cards"],
  [7, "rows"],
])("in a shop of %i products they are %s", (count, form) => {
  show(shopOf(count));
  expect(screen.getByRole("list")).toHaveClass(form);
});

const down = { status: "Updating" } as const;

test("those of the same game that can be bought today come first, and others fill the four", () => {
  const games = ["UB", "FN", "UB", "FN", "UB", "UB"];
  const products = shopOf(6, (index) => ({ game: games[index] ?? "", ...(index === 4 && down) }));
  show(products, products[0]);
  expect(shown()).toEqual([...pathsOf("p2", "p5", "p1", "p3"), "/#products"]);
  expect(heading()).toBe("Also working today");
});

test("what the screen names above is not repeated", () => {
  const products = shopOf(4);
  show(products, products[0], products.slice(1, 3));
  expect(shown()).toEqual(pathsOf("p3"));
});

test("where all are of the same game, the heading says so", () => {
  const products = shopOf(3, () => ({ game: "UB" }));
  show(products, products[0]);
  expect(shown()).toEqual(pathsOf("p1", "p2"));
  expect(heading()).toBe("More for Unban Software");
});

test.each([
  ["others that do not work are shown where nothing works", 3, pathsOf("p1", "p2")],
  ["a shop's only product stays", 1, pathsOf("p0")],
])("%s", (_, count, expected) => {
  const products = shopOf(count, () => down);
  show(products, products[0]);
  expect(shown()).toEqual(expected);
  expect(heading()).toBe("Our Cheats");
});
