import { readData } from "#owner/check/check-shop.ts";
import { isDemoSeller } from "#domain/uses-demo-seller.ts";
import { refuse } from "./owner-error.ts";
import { fetchStoreProducts, readKey } from "./sellauth-api.ts";

/** The shop's data, with its positions in the files, and the products at SellAuth. */
export async function readStore(dataDir: string) {
  const [shop, products, games] = await Promise.all([
    readData(dataDir, "shop.ts"),
    readData(dataDir, "products.ts"),
    readData(dataDir, "games.ts"),
  ]).catch(() => refuse("The data has a problem. Run npm run check first."));
  if (isDemoSeller(shop.storeUrl)) {
    refuse(
      'The shop still sells through the demonstration. Follow "Connect SellAuth" in the guide.',
    );
  }
  return { shop, products, games, store: await fetchStoreProducts(shop.shopId, await readKey()) };
}
