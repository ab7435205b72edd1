import { render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import type { ProductSummary } from "#domain/page-data.ts";
import { HeroBoard } from "#shop/home/hero-board.tsx";
import { summaryWith } from "#tests/domain/products.ts";

const soldOut = [{ name: "Day", price: 1, duration: "1 Day", variantId: 1, soldOut: true }];

const checked = { day: "2026-11-20", text: "20 November 2026" };

const lock = { width: 4, height: 24, shearLine: 8, paths: [] };

/** The text and address of each link. */
function linksOf(products: ProductSummary[]) {
  render(<HeroBoard products={products} checked={checked} lock={lock} />, {
    wrapper: MemoryRouter,
  });
  const board = screen.getByRole("navigation", { name: "Products and their status" });
  return within(board)
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);
}

test("where all products have a row, nothing is counted", () => {
  expect(linksOf([summaryWith({ id: "1" }), summaryWith({ id: "2" })])[0]?.[0]).toBe(
    "Checked 20 November 2026",
  );
});

test("one product of each game comes before a second of one", () => {
  const products = ["FN", "FN", "UB", "FN"].map((game, index) =>
    summaryWith({ id: `${index + 1}`, game }),
  );
  expect(linksOf(products).map(([, address]) => address)).toEqual([
    "/status",
    "/product/1",
    "/product/3",
    "/product/2",
  ]);
});

test("where nothing can be bought, no product is named", () => {
  const products = [summaryWith({ status: "Detected" }), summaryWith({ subscriptions: soldOut })];
  expect(linksOf(products)).toEqual([
    ["Checked 20 November 20261 of 2 undetected, ·1 detected", "/status"],
  ]);
});
