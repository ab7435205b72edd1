import { type PricedProduct, pricedProduct } from "#domain/priced-product.ts";
import { type ProductSummary, productSummary } from "#domain/product-summary.ts";
import type { Product } from "#domain/product.ts";

const plan = { name: "Day Key", price: 2.99, duration: "1 Day", variantId: 1 };

/** A complete product. A test only sets the fields that matter to it. */
export function productWith(fields: Partial<Product>): Product & { price: number } {
  return {
    id: "1",
    name: "Sample",
    type: "External",
    game: "FN",
    image: "sample.png",
    media: [{ type: "image", url: "sample.png", alt: "A sample." }],
    status: "Undetected",
    description: "A sample.",
    subscriptions: [plan],
    compatibility: [],
    features: [],
    ...fields,
    price: fields.price ?? 2.99,
  };
}

/** The same with the texts of its prices. */
export function pricedWith(fields: Partial<Product>, currency?: string): PricedProduct {
  return pricedProduct(productWith(fields), currency);
}

/** The summary of such a product. */
export function summaryWith(fields: Partial<Product>): ProductSummary {
  return productSummary(pricedWith(fields));
}
