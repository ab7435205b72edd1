import * as v from "valibot";
import { readValues } from "#owner-check/check-shop.ts";
import { dataFiles } from "#owner-check/data-files.ts";
import { isDemoSeller } from "#hosting/uses-demo-seller.ts";
import { refuse } from "./owner-error.ts";
import { fetchStoreProducts, readKey } from "./sellauth-api.ts";

/** The shop's data, with its positions in the files, and the products at SellAuth. */
export async function readStore(projectFolder: string) {
  const values = await readValues(projectFolder);
  const shop = values["shop.ts"];
  const products = values["products.ts"];
  const games = values["games.ts"];
  if (
    !v.is(dataFiles["shop.ts"].schema, shop) ||
    !v.is(dataFiles["products.ts"].schema, products) ||
    !v.is(dataFiles["games.ts"].schema, games)
  ) {
    return refuse("The data has a problem. Run npm run check first.");
  }
  if (isDemoSeller(shop.storeUrl)) {
    refuse(
      'The shop still sells through the demonstration. Follow "Connect SellAuth" in the guide.',
    );
  }
  return { shop, products, games, store: await fetchStoreProducts(shop.shopId, await readKey()) };
}
