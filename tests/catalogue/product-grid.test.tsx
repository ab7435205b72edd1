import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { ProductGrid } from "#catalogue/product-grid.tsx";
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

test("a name of 60 characters is shown in full", () => {
  const name = "W".repeat(60);
  render(<ProductGrid products={[productWith({ name })]} />, { wrapper: MemoryRouter });
  expect(screen.getByText(name)).toBeVisible();
});

test("a card's picture adds no text to the card's link", () => {
  render(<ProductGrid products={[productWith({ name: "Sample" })]} />, { wrapper: MemoryRouter });
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  expect(screen.getByRole("link")).toHaveTextContent(/^Sample\[FN\]/);
});

test("after a search, a short grid animates its cards and a long grid skips those off-screen", () => {
  const few = products.slice(0, 3);
  const page = render(<ProductGrid products={few} />, { wrapper: MemoryRouter });
  const grid = screen.getByRole("list");
  expect(grid).not.toHaveClass("animated-grid");
  page.rerender(<ProductGrid products={few} isSearched />);
  expect(grid).toHaveClass("animated-grid");
  page.rerender(<ProductGrid products={products} />);
  expect(grid).not.toHaveClass("long-grid");
  page.rerender(<ProductGrid products={products} isSearched />);
  expect(grid).not.toHaveClass("animated-grid");
  expect(grid).toHaveClass("long-grid");
});
