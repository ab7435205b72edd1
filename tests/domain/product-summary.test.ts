import { expect, test } from "vitest";
import { products } from "#data/products.ts";
import { productSummary } from "#domain/product-summary.ts";

test("the front says of a product what cards, status list and page heads show, and no more", () => {
  for (const product of products) {
    const { id, name, game, price, image, status, description } = product;
    expect(productSummary(product)).toEqual({ id, name, game, price, image, status, description });
  }
});
