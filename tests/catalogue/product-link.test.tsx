import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { productSummary } from "#domain/product-summary.ts";
import type { Product } from "#domain/product.ts";
import { ProductLink } from "#shop/catalogue/product-link.tsx";
import { pricedWith } from "#tests/domain/products.ts";

function showCard(fields: Partial<Product>) {
  const card = <ProductLink product={productSummary(pricedWith(fields))} pictureSizes="50vw" />;
  render(card, { wrapper: MemoryRouter });
}

test("without a picture and with all plans sold out, it says so instead of Purchase and a price", () => {
  const plan = { name: "Day Key", price: 2.99, duration: "1 Day", variantId: 1, soldOut: true };
  showCard({ image: undefined, subscriptions: [plan] });
  expect(screen.getByRole("link")).toHaveAccessibleName("Sample [FN]UndetectedSold out");
});
