import { cleanup, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import type { ProductSummary } from "#domain/product-summary.ts";
import type { NamedStatusChange } from "#domain/status-board.ts";
import { HeroStatusList } from "#shop/home/hero-status-list.tsx";

const product = (id: string, changes: Partial<ProductSummary> = {}): ProductSummary => ({
  id,
  name: `Product ${id}`,
  game: "FN",
  price: 2.99,
  priceText: "$2.99",
  status: "Updating",
  statusNote: "Only on the status screen",
  ...changes,
});

const change = (id: string, day: string): NamedStatusChange => ({
  id,
  name: `Product ${id}`,
  day,
  status: "Detected",
});

function openList(products: ProductSummary[], changes: NamedStatusChange[] = []) {
  render(<HeroStatusList products={products} changes={changes} />, { wrapper: MemoryRouter });
}

const list = () => screen.getByRole("navigation", { name: "Products and their status" });

test("up to four products have a row each: name, game, status, price, and a link", () => {
  const soldOut = product("4", { price: undefined, priceText: undefined });
  openList([product("1"), product("2", { status: "Undetected" }), product("3"), soldOut]);
  const rows = within(list()).getAllByRole("link");
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    "Product 1 [FN]UpdatingFrom $2.99",
    "Product 2 [FN]UndetectedFrom $2.99",
    "Product 3 [FN]UpdatingFrom $2.99",
    "Product 4 [FN]UpdatingSold out",
  ]);
  expect(rows[1]).toHaveAttribute("href", "/product/2");
});

test.each([
  ["the lowest price", {}, [["From $2.99, see all products", "#products"]]],
  ["no price if all are sold out", { price: undefined, priceText: undefined }, []],
])("more products become links: a summary, %s, and the newest changes", (_, fields, priceLinks) => {
  openList(
    ["1", "2", "3", "4", "5"].map((id) => product(id, fields)),
    [change("2", "2026-11-03"), change("5", "2026-11-02"), change("1", "2026-11-01")],
  );
  const links = within(list()).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["All 5 updating, see the status page", "/status"],
    ...priceLinks,
    ["Product 2", "/product/2"],
    ["Product 5", "/product/5"],
  ]);
  const changes = within(list()).getAllByRole("listitem");
  expect(changes.map(({ textContent }) => textContent)).toEqual([
    "Product 2Detected",
    "Product 5Detected",
  ]);
});

test("without changes, the products in trouble are named, and without trouble none", () => {
  const works = ["1", "2", "3", "4"].map((id) => product(id, { status: "Undetected" }));
  openList([...works, product("5"), product("6", { status: "Detected" }), product("7")]);
  expect(
    within(list())
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["Product 6Detected", "Product 5Updating"]);
  cleanup();
  openList([...works, product("5", { status: "Undetected" })]);
  expect(within(list()).queryByRole("list")).toBeNull();
});
