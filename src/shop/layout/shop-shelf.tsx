import { ProductShelf } from "#shop/catalogue/product-shelf.tsx";
import { home } from "#data/home.ts";
import { homeHeadings } from "#domain/home-texts.ts";
import type { Product } from "#domain/product.ts";
import { productSummaries } from "#shop/product-summaries.ts";

type ShopShelfProps = {
  /** The screen's product. The shelf shows the other products, those of the same game first. */
  current?: Pick<Product, "id" | "game"> | undefined;
};

/** The product shelf at the end of every screen but Home. */
export function ShopShelf({ current }: ShopShelfProps) {
  return (
    <ProductShelf
      heading={homeHeadings(home).products}
      products={productSummaries}
      current={current}
    />
  );
}
