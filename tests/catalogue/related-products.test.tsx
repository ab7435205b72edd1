import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { productSummary } from "#domain/product-summary.ts";
import { RelatedProducts } from "#shop/catalogue/related-products.tsx";
import { pricedWith } from "#tests/domain/products.ts";

const products = Array.from({ length: 6 }, (_, index) =>
  pricedWith({ id: `p${index}`, name: `Product ${index}` }),
);
const shown = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));

test("related products are four cards, and a link to all products", () => {
  render(<RelatedProducts products={products} />, { wrapper: MemoryRouter });
  expect(shown()).toEqual([
    ...["p0", "p1", "p2", "p3"].map((id) => `/product/${id}`),
    "/#products",
  ]);
  expect(screen.getByRole("link", { name: "All products" })).toBeVisible();
});

test("related products without pictures are rows, not cards", () => {
  const { rerender } = render(<RelatedProducts products={products} />, { wrapper: MemoryRouter });
  expect(document.querySelectorAll("img").length).toBeGreaterThanOrEqual(4);
  expect(document.querySelector("ul")).not.toHaveClass("rows");
  rerender(
    <RelatedProducts products={products.map((product) => ({ ...product, image: undefined }))} />,
  );
  expect(document.querySelector("ul")).toHaveClass("rows");
  expect(shown()).toHaveLength(5);
});

test.each([1, 4])("%i products are all shown", (count) => {
  render(<RelatedProducts products={products.slice(0, count)} />, { wrapper: MemoryRouter });
  expect(shown()).toHaveLength(count);
});

test("products that work come first, of these the screen's game, without the screen's product", () => {
  const ofGames = ["UB", "FN", "R6", "FN", "UB"].map((game, index) =>
    productSummary(
      pricedWith({ id: `p${index}`, game, status: index === 1 ? "Updating" : "Undetected" }),
    ),
  );
  render(<RelatedProducts products={ofGames} current={ofGames[3]} />, {
    wrapper: MemoryRouter,
  });
  expect(shown()).toEqual(["p0", "p2", "p4", "p1"].map((id) => `/product/${id}`));
});

test("a shop's only product stays among the related products", () => {
  const [only] = products;
  render(<RelatedProducts products={products.slice(0, 1)} current={only} />, {
    wrapper: MemoryRouter,
  });
  expect(shown()).toEqual(["/product/p0"]);
});
