import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { ProductShelf } from "#catalogue/product-shelf.tsx";
import { productWith } from "#tests/domain/products.ts";

const products = Array.from({ length: 6 }, (_, index) =>
  productWith({ id: `p${index}`, name: `Product ${index}` }),
);
const shown = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));

test("the shelf has four cards, and a link to all products", () => {
  render(<ProductShelf heading="Our Cheats" products={products} />, { wrapper: MemoryRouter });
  expect(shown()).toEqual([
    ...["p0", "p1", "p2", "p3"].map((id) => `/product/${id}`),
    "/#products",
  ]);
  expect(screen.getByRole("link", { name: "All products" })).toBeVisible();
});

test.each([1, 4])("%i products are all shown", (count) => {
  render(<ProductShelf heading="Our Cheats" products={products.slice(0, count)} />, {
    wrapper: MemoryRouter,
  });
  expect(shown()).toHaveLength(count);
});
