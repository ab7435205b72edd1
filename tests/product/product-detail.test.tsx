import { act, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, test } from "vitest";
import type { Product } from "#domain/product.ts";
import { ProductDetail } from "#shop/product/product-detail.tsx";
import { detailedWith } from "#tests/domain/products.ts";
import { setInView } from "#tests/polyfills/intersection-observer.ts";

const plans = [
  { name: "3 Day Key", price: 8.99, duration: "1 Day", variantId: 11 },
  { name: "Week & More", price: 14.5, duration: "1 Week", variantId: 12 },
];

function showProduct(fields: Partial<Product>) {
  const detail = <ProductDetail product={detailedWith({ subscriptions: plans, ...fields })} />;
  render(<RouterProvider router={createMemoryRouter([{ path: "*", element: detail }])} />);
}

test("a product without pictures and compatibility has no viewer and no section for them", () => {
  showProduct({ image: undefined, media: undefined, compatibility: [] });
  expect(screen.queryByRole("button", { name: /Open full screen/ })).not.toBeInTheDocument();
  expect(screen.queryByRole("heading", { name: "Compatibility" })).not.toBeInTheDocument();
});

test("the day of the last check leads to the status list", () => {
  showProduct({ since: "2026-05-12" });
  expect(screen.getByRole("link", { name: /^Checked / })).toHaveTextContent("15 January 2025");
  expect(screen.getByRole("link", { name: /^Checked / })).toHaveAttribute("href", "/status");
});

test("with one plan on sale, the bar has its price and its Purchase", () => {
  showProduct({ subscriptions: plans.map((plan, index) => ({ ...plan, soldOut: index > 0 })) });
  act(() => setInView(screen.getByRole("button", { name: /^Purchase/ }), false));
  expect(screen.getAllByRole("button", { name: "Purchase 3 Day Key, $8.99" })).toHaveLength(2);
  expect(screen.queryByText(/Choose a plan|From/)).not.toBeInTheDocument();
});

test("a single plan has no heading that asks to choose one, and its name only once", () => {
  const plan = { name: "Lifetime", price: 8.99, duration: "Lifetime", variantId: 11 };
  showProduct({ subscriptions: [plan] });
  expect(screen.getByRole("region", { name: "Subscription plan" })).toBeInTheDocument();
  expect(screen.queryByText("Choose your subscription plan")).not.toBeInTheDocument();
  expect(screen.getByText("Lifetime")).toBe(screen.getByRole("heading", { level: 2 }));
});

test("a product whose plans are all sold out says so below its status, and does not explain how to pay", () => {
  showProduct({ subscriptions: Array.from(plans, (plan) => ({ ...plan, soldOut: true })) });
  expect(screen.getByText("Sold out.")).toBeInTheDocument();
  expect(screen.getByRole("region", { name: "All plans are sold out" })).toBeInTheDocument();
  expect(screen.queryByText("Choose your subscription plan")).not.toBeInTheDocument();
  expect(screen.queryByText(/You receive your key/)).not.toBeInTheDocument();
});
