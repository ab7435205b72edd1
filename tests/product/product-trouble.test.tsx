import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { productSummary } from "#domain/product-summary.ts";
import { ProductTrouble } from "#shop/product/product-trouble.tsx";
import { pricedWith } from "#tests/domain/products.ts";

const soldOut = [{ name: "Day", price: 1, duration: "1 Day", variantId: 1, soldOut: true }];
const other = productSummary(pricedWith({ id: "2", name: "Other" }));
const ofAnotherGame = { ...other, game: "UB" };

const works = "Works today: Other, from $2.99";
const inStock = "In stock: Other, from $2.99";
const discord = "Ask on Discord when it returns";
const status = "See the status of all products";

test.each([
  ["works and is in stock", {}, other, undefined, []],
  ["is detected", { status: "Detected" }, other, /account banned/, [works]],
  ["is updating", { status: "Updating" }, other, /may not work/, [works]],
  ["is updating alone", { status: "Updating" }, ofAnotherGame, /may not work/, [status]],
  ["is sold out", { subscriptions: soldOut }, other, /^Sold out\. ?$/, [inStock, discord]],
  ["is sold out alone", { subscriptions: soldOut }, ofAnotherGame, /^Sold out\. ?$/, [discord]],
  [
    "is sold out and updating",
    { status: "Updating", subscriptions: soldOut },
    other,
    /^Sold out\. An update .* may not work/,
    [works, discord],
  ],
] as const)("a product that %s leads to what helps", (_, fields, offered, warning, links) => {
  const product = pricedWith({
    ...fields,
    ...("subscriptions" in fields && { subscriptions: [...fields.subscriptions] }),
  });
  render(<ProductTrouble product={product} products={[productSummary(product), offered]} />, {
    wrapper: MemoryRouter,
  });
  expect(screen.queryByText(/Sold out|account banned|may not work/)?.textContent ?? "").toMatch(
    warning ?? /^$/,
  );
  const shown = screen.queryAllByRole("link");
  expect(shown.map(({ firstChild }) => firstChild?.textContent)).toEqual(links);
  // One filled button.
  expect(shown.filter(({ className }) => className.includes("bg-paper"))).toHaveLength(
    links.length > 0 && links[0] !== status ? 1 : 0,
  );
});
