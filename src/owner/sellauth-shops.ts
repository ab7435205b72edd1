import type { Product } from "#domain/product.ts";
import { type Shop, isDemoSeller } from "#domain/shop.ts";
import { readData } from "#owner/check/check-shop.ts";
import { refuse } from "./owner-error.ts";
import { fetchStoreProducts, readKey, type StoreProduct } from "./sellauth-api.ts";

/** The shop's data, with its places in the files, and the products of its owner at SellAuth. */
export type BothShops = { shop: Shop; products: readonly Product[]; store: StoreProduct[] };

/** Reads a data folder without errors, and the owner's products at SellAuth. */
export async function readBothShops(dataDir: string): Promise<BothShops> {
  const shop = await readData(dataDir, "shop.ts");
  const products = await readData(dataDir, "products.ts");
  if (isDemoSeller(shop.storeUrl)) {
    refuse(
      'The shop still sells through the demonstration. Follow "Connect SellAuth" in the guide.',
    );
  }
  return { shop, products, store: await fetchStoreProducts(shop.shopId, await readKey()) };
}
