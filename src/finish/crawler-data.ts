import type { OwnersData } from "#data-reader/data-files.ts";
import type { Day, LockData, ProductSummary, StatusEntry } from "#domain/page-data.ts";
import type { Product } from "#domain/product.ts";
import { usesDemoSeller } from "#domain/selling-platform.ts";
import type { Shop } from "#domain/shop.ts";
import type { StatusChange } from "#domain/status-board.ts";
import type { Subscription } from "#domain/subscription.ts";
import type { MediaLookup } from "./media-lookup.ts";
import { priceAmount, type PriceStyle } from "./price-text.ts";

/** The file of a picture on a preview card, and whether it is light lines on black. */
export type CardArt = { path: string; isDrawing: boolean };

/**
 * What crawlers read of the shop: those of chats and search engines, feed readers and other programs. Its texts have no
 * marks for browsers.
 */
export type CrawlerData = {
  shop: Shop &
    PriceStyle & {
      /** The path on this computer of the owner's mark. Without it, the mark is a key's head. */
      markFile: string | undefined;
      usesDemoSeller: boolean;
    };
  hero: { headline: string; art: CardArt | undefined };
  /** In the owner's order. */
  products: CrawledProduct[];
  status: {
    /** The day of the last check. */
    checked: Day;
    /** The products, then what is coming. */
    entries: StatusEntry[];
    /** All of them, newest first. */
    changes: StatusChange[];
    lock: LockData | undefined;
  };
};

/** What crawlers read of a product. */
export type CrawledProduct = ProductSummary &
  Pick<Product, "description" | "formerIds"> & {
    /** The picture of its card. */
    art: CardArt | undefined;
    /** In the owner's order. `amount` is the price with the currency's decimals. */
    plans: (Pick<Subscription, "name" | "variantId" | "soldOut"> & { amount: string })[];
  };

/** What `finish` makes of the data for pages and crawlers alike. */
type Finished = {
  products: { product: Product; summary: ProductSummary }[];
  status: Omit<CrawlerData["status"], "entries"> & { coming: StatusEntry[] };
};

/** What crawlers read, from the owner's data and what `finish` has made of it. */
export function crawlerData(
  { "shop.ts": shop, "home.ts": home }: OwnersData & { "shop.ts": PriceStyle },
  { products, status: { coming, ...status } }: Finished,
  media: MediaLookup,
): CrawlerData {
  const { headline, poster } = home.hero;
  return {
    shop: {
      ...shop,
      markFile: shop.mark && media.path(shop.mark),
      usesDemoSeller: usesDemoSeller(shop),
    },
    hero: { headline, art: artOf(poster, media) },
    products: products.map(({ product, summary }) => crawledProduct(product, summary, shop, media)),
    status: { ...status, entries: [...products.map(({ summary }) => summary), ...coming] },
  };
}

/** What crawlers read of a product, whose summary the pages show. */
export function crawledProduct(
  { description, image, formerIds, subscriptions }: Product,
  summary: ProductSummary,
  { currency }: Pick<PriceStyle, "currency">,
  media: MediaLookup,
): CrawledProduct {
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
function artOf(name: string, media: MediaLookup): CardArt | undefined {
  const path = media.path(name);
  return path === undefined ? undefined : { path, isDrawing: media.isSampleArt(name) };
}
