import type { OwnersData } from "#data-reader/data-files.ts";
import type { PageData, ProductSummary } from "#domain/page-data.ts";
import { usesDemoSeller } from "#domain/platform-addresses.ts";
import { findProduct, type Product } from "#domain/product.ts";
import type { StatusChange } from "#domain/status-board.ts";
import type { MediaFolder } from "./media.ts";
import { priceAmount, type WholePriceStyle } from "./price-text.ts";

/** The file of a picture on a preview card, and whether it is light lines on black. */
export type CardArt = { path: string; isDrawing: boolean };

type Finished = { pageData: PageData; summaries: ProductSummary[]; changes: StatusChange[] };

export type CrawlerData = ReturnType<typeof crawlerData>;

/**
 * What crawlers read of the shop: those of chats and search engines, feed readers and other programs. Its texts have no
 * marks for browsers, and its products are in the owner's order.
 */
export function crawlerData(
  data: OwnersData & { "shop.ts": WholePriceStyle },
  { pageData, summaries, changes }: Finished,
  media: MediaFolder,
) {
  const { "shop.ts": shop, "home.ts": home, "products.ts": products } = data;
  const { headline, poster } = home.hero;
  return {
    shop: {
      ...shop,
      markFile: shop.mark && media.path(shop.mark),
      usesDemoSeller: usesDemoSeller(shop),
    },
    hero: { headline, art: artOf(poster, media) },
    products: summaries.flatMap((summary) => {
      const product = findProduct(products, summary.id);
      return product ? [crawledProduct(product, summary, shop, media)] : [];
    }),
    status: {
      checked: pageData.statusBoard.lastChecked,
      entries: [...summaries, ...pageData.statusBoard.coming],
      changes,
      lock: pageData.home.lock,
    },
  };
}

export type CrawledProduct = ReturnType<typeof crawledProduct>;

/** What crawlers read of a product. `amount` is a price with the currency's decimals. */
export function crawledProduct(
  { description, image, formerIds, subscriptions }: Product,
  summary: ProductSummary,
  { currency }: Pick<WholePriceStyle, "currency">,
  media: MediaFolder,
) {
  return {
    ...summary,
    description,
    formerIds,
    art: image === undefined ? undefined : artOf(image, media),
    plans: subscriptions.map(({ name, variantId, price, soldOut }) => ({
      name,
      variantId,
      amount: priceAmount(price, currency),
      soldOut,
    })),
  };
}

/** Without a picture on another host, because builds make no requests. */
function artOf(name: string, media: MediaFolder): CardArt | undefined {
  const path = media.path(name);
  return path === undefined ? undefined : { path, isDrawing: media.isSampleArt(name) };
}
