import { render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import type { ProductSummary } from "#domain/product-summary.ts";
import { HeroBoard } from "#shop/home/hero-board.tsx";

const product = (id: string, changes: Partial<ProductSummary> = {}): ProductSummary => ({
  id,
  name: `Product ${id}`,
  game: "FN",
  price: 2.99,
  priceText: "$2.99",
  isFrom: true,
  status: "Undetected",
  statusNote: "Only on the status screen",
  ...changes,
});
const soldOut = { price: undefined, priceText: undefined };

/** The text and address of each link. */
function linksOf(products: ProductSummary[]) {
  render(<HeroBoard products={products} checkedDay="2026-11-20" />, { wrapper: MemoryRouter });
  const board = screen.getByRole("navigation", { name: "Products and their status" });
  return within(board)
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);
}

test("where all products have a row, nothing is counted", () => {
  expect(linksOf([product("1"), product("2")])[0]?.[0]).toBe("Checked 20 November 2026");
});

test("where nothing can be bought, no product is named", () => {
  const products = [product("1", { status: "Detected" }), product("2", soldOut)];
  expect(linksOf(products)).toEqual([
    ["Checked 20 November 20261 of 2 undetected, ·1 detected", "/status"],
  ]);
});
