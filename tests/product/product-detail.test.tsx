import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { describe, expect, test } from "vitest";
import type { Product } from "#domain/product.ts";
import { ProductDetail } from "#shop/product/product-detail.tsx";
import { productWith } from "#tests/domain/products.ts";

const plans = [
  { name: "3 Day Key", price: 8.99, duration: "1 Day", variantId: 11 },
  { name: "Week & More", price: 14.5, duration: "1 Week", variantId: 12 },
];

function showProduct(fields: Partial<Product>) {
  const detail = <ProductDetail product={productWith({ subscriptions: plans, ...fields })} />;
  render(<RouterProvider router={createMemoryRouter([{ path: "*", element: detail }])} />);
}

test("a product without pictures and compatibility has no viewer and no section for them", () => {
  showProduct({ image: undefined, media: [], compatibility: [] });
  expect(screen.queryByRole("button", { name: /Open full screen/ })).not.toBeInTheDocument();
  expect(screen.queryByRole("heading", { name: "Compatibility" })).not.toBeInTheDocument();
});

describe("the description", () => {
  test("is shown whole if it is short without its blank lines", () => {
    showProduct({ description: "For one game.\n\nRuns beside it." });
    expect(screen.getByText(/Runs beside it/)).toBeVisible();
    expect(screen.queryByText("Read more")).not.toBeInTheDocument();
  });

  test("opens with a press if it is long", async () => {
    showProduct({ description: `${"It shows what it does. ".repeat(30)}\n\nThe end.` });
    const details = screen.getByText("Read more").closest("details");
    expect(within(details ?? expect.fail("no details")).getByText(/The end\.$/)).toBeVisible();
    expect(details).not.toHaveAttribute("open");
    await userEvent.click(screen.getByText("Read more"));
    expect(details).toHaveAttribute("open");
  });
});

test("the day of the last check leads to the status list", () => {
  showProduct({ since: "2026-05-12" });
  expect(screen.getByRole("link", { name: /^Checked / })).toHaveTextContent("15 January 2025");
  expect(screen.getByRole("link", { name: /^Checked / })).toHaveAttribute("href", "/status");
});

test("a single plan has no heading that asks to choose one", () => {
  showProduct({ subscriptions: plans.slice(0, 1) });
  expect(screen.queryByText("Choose your subscription plan")).not.toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 2, name: "3 Day Key" })).toBeVisible();
  expect(screen.getByRole("button", { name: /^Purchase ?3 Day Key/ })).toBeVisible();
});

test("a product whose plans are all sold out sells nothing, and does not explain how to pay", () => {
  const plan = { name: "Day Key", price: 1, duration: "1 Day", variantId: 1, soldOut: true };
  showProduct({ subscriptions: [plan] });
  expect(screen.getByText("Sold out")).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Purchase/ })).not.toBeInTheDocument();
  expect(screen.queryByText(/You receive your key/)).not.toBeInTheDocument();
});
