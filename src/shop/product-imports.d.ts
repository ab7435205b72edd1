// What src/prerender/products-plugin.ts makes of the owner's products.

declare module "*/products.ts?priced" {
  import type { PricedProduct } from "#domain/priced-product.ts";

  export const products: PricedProduct[];
}

declare module "*/products.ts?summaries" {
  import type { ProductSummary } from "#domain/product-summary.ts";
  import type { StatusChange } from "#domain/status-board.ts";

  export const productSummaries: ProductSummary[];
  export const latestChanges: StatusChange[];
}
