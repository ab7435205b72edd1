import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, test, vi } from "vitest";
import type { Product } from "#domain/product.ts";
import { details } from "#page-data";
import { ProductDetail } from "#shop/product/product-screen.tsx";
import { detailedWith } from "#tests/domain/products.ts";
import { openShop } from "#tests/open-shop.tsx";
import { setInView } from "#tests/polyfills/intersection-observer.ts";

const related = () => within(screen.getByRole("region", { name: "Also working today" }));
const pressedThumbnails = () =>
  within(screen.getByRole("main"))
    .getAllByRole("button", { pressed: true })
    .map((button) => button.closest("li"));

test("navigating to another product focuses its heading and selects its first media item", async () => {
  await openShop("/product/151373");
  const videos = screen.getByRole("button", { name: /^Video / });
  await userEvent.click(videos);
  expect(pressedThumbnails()).toEqual([videos.closest("li")]);
  await userEvent.click(related().getByRole("link", { name: /^Temp Spoofer/ }));
  await waitFor(() => {
    expect(screen.getByRole("heading", { level: 1, name: /^Temp Spoofer/ })).toHaveFocus();
  });
  expect(pressedThumbnails()[0]?.previousElementSibling).toBeNull();
  expect(related().queryByRole("link", { name: /^Temp Spoofer/ })).not.toBeInTheDocument();
  expect(related().getByRole("link", { name: /^Private/ })).toBeInTheDocument();
});

test("details that cannot be loaded are missed in words for shoppers", async () => {
  await openShop("/product/151373");
  vi.spyOn(details, "get").mockReturnValue(() => Promise.reject(new TypeError("Failed to fetch")));
  await userEvent.click(related().getByRole("link", { name: /^Temp Spoofer/ }));
  expect(await screen.findByText(/^This could not be loaded\. Check your/)).toBeVisible();
});

test("the breadcrumb of a missing product leads to Home and to the products", async () => {
  await openShop("/product/999");
  const crumbs = within(screen.getByRole("navigation", { name: "Breadcrumb" }));
  const links = crumbs.getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Home", "/"],
    ["Products", "/#products"],
  ]);
  expect(crumbs.getByText("Not found")).toHaveAttribute("aria-current", "page");
});

const plans = [
  { name: "3 Day Key", price: 8.99, duration: "1 Day", variantId: 11 },
  { name: "Week & More", price: 14.5, duration: "1 Week", variantId: 12 },
];

function showProduct(fields: Partial<Product>) {
  const detail = (
    <ProductDetail product={detailedWith({ subscriptions: plans, ...fields })} alternatives={[]} />
  );
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
  const section = screen.getByRole("region", { name: "Choose your subscription plan" });
  act(() => setInView(within(section).getByRole("list"), false));
  expect(screen.getAllByRole("button", { name: "Purchase 3 Day Key, $8.99" })).toHaveLength(2);
  expect(screen.queryByText(/Choose a plan|from/)).not.toBeInTheDocument();
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
