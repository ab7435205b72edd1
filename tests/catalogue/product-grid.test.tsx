import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { ProductGrid } from "#shop/catalogue/product-grid.tsx";
import { productSummary } from "#domain/product-summary.ts";
import { productWith } from "#tests/domain/products.ts";

const products = Array.from({ length: 30 }, (_, index) =>
  productWith({ id: `p${index}`, name: `Product ${index}` }),
);

test("thirty products are thirty cards; a hidden one cannot be reached", () => {
  const page = render(<ProductGrid products={products} />, { wrapper: MemoryRouter });
  expect(screen.getAllByRole("link")).toHaveLength(30);
  page.rerender(<ProductGrid products={products} isShown={({ id }) => id === "p7"} />);
  expect(screen.getAllByRole("link")).toHaveLength(1);
  expect(screen.getByRole("link")).toHaveTextContent("Product 7");
});

test("a card's picture adds no text to the card's link", () => {
  render(<ProductGrid products={[productWith({ name: "Sample" })]} />, { wrapper: MemoryRouter });
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  expect(screen.getByRole("link")).toHaveTextContent(/^Sample\[FN\]/);
});

test("a card whose plans are all sold out says so instead of Purchase and a price", () => {
  const [plan] = productWith({}).subscriptions;
  const soldOut = productWith({ subscriptions: plan ? [{ ...plan, soldOut: true }] : [] });
  render(<ProductGrid products={[productSummary(soldOut)]} />, { wrapper: MemoryRouter });
  expect(screen.getByRole("link")).toHaveTextContent(/Sold out$/);
  expect(screen.getByRole("link")).not.toHaveTextContent(/Purchase|Starting from/);
});
