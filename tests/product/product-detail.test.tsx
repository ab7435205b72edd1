import { render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, test } from "vitest";
import type { Product } from "#domain/product.ts";
import { ProductDetail } from "#product/product-detail.tsx";
import { productWith } from "#tests/domain/products.ts";

const plans = [
  { name: "3 Day Key", price: 8.99, duration: "1 Day", variantId: 11 },
  { name: "Week & More", price: 14.5, duration: "1 Week", variantId: 12 },
];

function showProduct(fields: Partial<Product>, hash = "") {
  const product = productWith({ subscriptions: plans, ...fields });
  const router = createMemoryRouter([{ path: "*", element: <ProductDetail product={product} /> }], {
    initialEntries: [`/product/1${hash}`],
  });
  render(<RouterProvider router={router} />);
  return router;
}

const planSection = () =>
  within(screen.getByRole("region", { name: "Choose your subscription plan" }));
const rows = () =>
  within(planSection().getAllByRole("list")[0] ?? expect.fail("a list")).getAllByRole("listitem");
/** The list below a heading. */
const linesOf = (title: string) => {
  const section = screen.getByRole("heading", { level: 2, name: title }).parentElement;
  return within(section ?? expect.fail("a section"))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
};

test("a product without compatibility has no section for it", () => {
  showProduct({ compatibility: [] });
  expect(screen.queryByRole("heading", { name: "Compatibility" })).not.toBeInTheDocument();
});

const many = (count: number) => Array.from({ length: count }, (_, index) => index);

test("twelve plans and forty features are all shown", () => {
  showProduct({
    subscriptions: many(12).map((n) => ({
      name: `Key ${n}`,
      price: 1,
      duration: "",
      variantId: n,
    })),
    features: [{ title: "Features", items: many(40).map((n) => `Feature ${n}`) }],
  });
  expect(rows()).toHaveLength(12);
  expect(linesOf("Features")).toHaveLength(40);
});

test("the status has its tone, its note and the day of the change", () => {
  showProduct({ status: "Updating", statusNote: "Works on the old version", since: "2026-05-12" });
  expect(screen.getByText("Updating")).toHaveAttribute("data-tone", "blue");
  expect(screen.getByText("Updating").parentElement).toHaveTextContent(
    /^Status: ?Updating ?Works on the old version, since .*2026$/,
  );
});

test("without pictures, the description is below a drawing, and the plans follow the title", () => {
  showProduct({ name: "Sample", image: undefined, media: [], description: "What it does." });
  expect(screen.queryByRole("button", { name: /Open full screen/ })).not.toBeInTheDocument();
  const description = screen.getByText("What it does.");
  expect(description.parentElement?.querySelector("img")).toBeInTheDocument();
  expect(description.parentElement).not.toContainElement(screen.getByRole("heading", { level: 1 }));
});

test("how to pay is not explained while every plan is sold out", () => {
  const plan = { name: "Day Key", price: 1, duration: "1 Day", variantId: 1, soldOut: true };
  showProduct({ subscriptions: [plan] });
  expect(screen.queryByText(/Your key comes/)).not.toBeInTheDocument();
});

test.each([
  [6, false],
  [7, true],
])("with %i plans the picture stays beside the plans: %s", (count, isSticky) => {
  showProduct({
    subscriptions: many(count).map((n) => ({
      name: `Key ${n}`,
      price: 1,
      duration: "",
      variantId: n,
    })),
  });
  const picture = screen.getByRole("button", { name: /Open full screen/ }).parentElement;
  expect(picture?.parentElement?.classList.contains("lg:sticky")).toBe(isSticky);
});
