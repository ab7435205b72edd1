import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import type { ProductSummary } from "#domain/page-data.ts";
import type { Product } from "#domain/product.ts";
import { alternativesTo } from "#shop/product/alternatives.ts";
import { ProductWarning } from "#shop/product/product-warning.tsx";
import { summaryWith } from "#tests/domain/products.ts";

const soldOut = [{ name: "Day", price: 1, duration: "1 Day", variantId: 1, soldOut: true }];
const other = summaryWith({ id: "2", name: "Other" });
const updatingOther = { ...other, status: "Updating" as const };

const price = /^Sample \$2\.99$/;
const row = /^Other \[FN\].*\$2\.99$/;
const discord = /^Ask on Discord when it returns/;
const status = /^See the status of all products/;

test.each<[string, Partial<Product>, ProductSummary, RegExp, RegExp[]]>([
  ["is updating", { status: "Updating" }, other, /may not work/, [row, price]],
  [
    "is updating, as all are",
    { status: "Updating" },
    updatingOther,
    /may not work/,
    [status, price],
  ],
  ["is sold out", { subscriptions: soldOut }, other, /^Sold out\. ?$/, [discord, row]],
  [
    "is sold out and nothing else works",
    { subscriptions: soldOut },
    updatingOther,
    /^Sold out\. ?$/,
    [discord],
  ],
  [
    "is sold out and updating",
    { status: "Updating", subscriptions: soldOut },
    other,
    /^Sold out\. An update .* may not work/,
    [discord, row],
  ],
])("a product that %s leads to what helps", (_, fields, offered, warning, links) => {
  const product = summaryWith(fields);
  const alternatives = alternativesTo(product, [product, offered]);
  render(<ProductWarning {...{ product, alternatives }} />, { wrapper: MemoryRouter });
  expect(screen.getByText(/Sold out|account banned|may not work/)).toHaveTextContent(warning);
  const shown = screen.getAllByRole("link").map(({ textContent }) => textContent);
  expect(shown).toEqual(links.map((link) => expect.stringMatching(link)));
});
