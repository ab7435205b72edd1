import { render, screen, within } from "@testing-library/react";
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
])(
  "more products become links: a summary, %s, and the products in trouble",
  (_, fields, prices) => {
    openList(["1", "2", "3", "4", "5"].map((id) => product(id, fields)));
    const links = within(list()).getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["All 5 updating, see the status page", "/status"],
      ...prices,
      ["Product 1", "/product/1"],
      ["Product 2", "/product/2"],
      ["and 3 more", "/status"],
    ]);
  },
);

test.each<[string, ProductSummary["status"][], string[]]>([
  [
    "those in trouble, the worst first, and how many more there are",
    ["Updating", "Updating", "Detected"],
    ["Product 7Detected", "Product 5Updating", "and 1 more"],
  ],
  ["all in trouble", ["Updating", "Undetected"], ["Product 5Updating"]],
  ["without trouble the newest changes", [], ["Product 2Detected", "Product 1Detected"]],
])("below a summary are %s", (_, statuses, expected) => {
  const working = ["1", "2", "3", "4"].map((id) => product(id, { status: "Undetected" }));
  openList(
    [
      ...working,
      product("4b", { status: "Undetected" }),
      ...statuses.map((status, index) => product(`${index + 5}`, { status })),
    ],
    [change("2", "2026-11-03"), change("1", "2026-11-02"), change("3", "2026-11-01")],
  );
  const items = within(list()).queryAllByRole("listitem");
  expect(items.map(({ textContent }) => textContent)).toEqual(expected);
});

test("a product that changed twice to one status is named twice", () => {
  const undetected = ["1", "2", "3", "4", "5"].map((id) => product(id, { status: "Undetected" }));
  openList(undetected, [change("1", "2026-11-20"), change("1", "2026-11-19")]);
  expect(within(list()).getAllByRole("link", { name: "Product 1" })).toHaveLength(2);
});
