import type { ProductDetails, ProductSummary } from "#domain/page-data.ts";
import type { Product } from "#domain/product.ts";
import type { MediaPublisher } from "#finish/media-publisher.ts";
import { type PrerenderProduct, prerenderProduct } from "#finish/prerender-data.ts";
import { localeOf } from "#finish/price-text.ts";
import { detailsOf, summaryOf } from "#finish/product-data.ts";
import { ownersData } from "#tests/site.ts";

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

/** A media folder in which every file has its name as its address. */
export const anyMedia: MediaPublisher = {
  publishPicture: (name) => ({ src: name }),
  publishFile: (name) => name,
  path: (name) => name,
  isDrawing: () => false,
};

const { shop } = ownersData;

/** What lists show of such a product. */
export function summaryWith(fields: Partial<Product>, currency?: string): ProductSummary {
  return summaryOf(productWith(fields), localeOf({ currency }), anyMedia);
}

/** What the prerenderer needs of such a product. */
export function prerenderProductWith(
  fields: Partial<Product>,
  currency?: string,
): PrerenderProduct {
  return prerenderProduct(productWith(fields), localeOf({ currency }), anyMedia);
}

/** What its own page shows of such a product. */
export function detailedWith(
  fields: Partial<Product>,
  currency?: string,
): ProductSummary & ProductDetails {
  const own = detailsOf(productWith(fields), { ...shop, ...localeOf({ currency }) }, anyMedia);
  return { ...summaryWith(fields, currency), ...own };
}
