import type { OwnersData } from "#data-reader/data-files.ts";
import type { Day, LockData, PageData, ProductSummary, StatusEntry } from "#domain/page-data.ts";
import type { Product } from "#domain/product.ts";
import { usesDemoSeller } from "#domain/selling-platform.ts";
import type { Shop } from "#domain/shop.ts";
import type { StatusChange } from "#domain/status-board.ts";
import type { Subscription } from "#domain/subscription.ts";
import type { MediaPublisher } from "./media-publisher.ts";
import { priceAmount, type ShopLocale } from "./price-text.ts";
import { summaryOf } from "./product-data.ts";
import { statusChanges } from "./status-history.ts";

/** The file of a picture on a preview card, and whether it is light lines on black. */
export type CardArt = { path: string; isDrawing: boolean };

/**
 * What the prerenderer needs of the shop besides the data of pages: what chats, search engines, feed readers and other
 * programs read, and the files of preview cards. Its texts have no invisible characters for browsers, except those
 * around the lowest price. Titles are not among them: routes.tsx has those.
 */
export type PrerenderData = {
  shop: Shop &
    ShopLocale & {
      /** The path on this computer of the owner's mark. Without it, the mark is a key's head. */
      markFile: string | undefined;
      usesDemoSeller: boolean;
    };
  hero: { headline: string; art: CardArt | undefined };
  /** In the owner's order. */
  products: PrerenderProduct[];
  status: {
    /** The day of the last check. */
    checked: Day;
    /** The products, then the upcoming ones. */
    entries: StatusEntry[];
    /** All changes, newest first. */
    changes: StatusChange[];
    lock: LockData | undefined;
  };
};

/** What the prerenderer needs of a product. */
export type PrerenderProduct = ProductSummary &
  Pick<Product, "description" | "formerIds"> & {
    /** The picture of its preview card. */
    art: CardArt | undefined;
    /** In the owner's order. `amount` is the price with the currency's decimals. */
    plans: (Pick<Subscription, "name" | "variantId" | "soldOut"> & { amount: string })[];
  };

/** Makes the prerenderer's data from the owner's data and from what pages show of it. */
export function prerenderData(
  { home: { hero }, products }: OwnersData,
  shop: Shop & ShopLocale,
  { home, statusBoard }: Pick<PageData, "home" | "statusBoard">,
  media: MediaPublisher,
): PrerenderData {
  const prerendered = products.map((product) => prerenderProduct(product, shop, media));
  return {
    shop: {
      ...shop,
      markFile: shop.mark && media.path(shop.mark),
      usesDemoSeller: usesDemoSeller(shop),
    },
    hero: { headline: hero.headline, art: artOf(hero.poster, home.hero.isDrawing, media) },
    products: prerendered,
    status: {
      checked: statusBoard.lastChecked,
      entries: [...prerendered, ...statusBoard.coming],
      changes: statusChanges(products),
      lock: home.lock,
    },
  };
}

/** Makes the prerenderer's data of a product. */
export function prerenderProduct(
  product: Product,
  locale: ShopLocale,
  media: MediaPublisher,
): PrerenderProduct {
  const { description, image, formerIds, subscriptions } = product;
  return {
    ...summaryOf(product, locale, media),
    description,
    formerIds,
    art: image === undefined ? undefined : artOf(image, media.isDrawing(image), media),
    plans: subscriptions.map(({ name, variantId, price, soldOut }) => ({
      name,
      variantId,
      amount: priceAmount(price, locale.currency),
      soldOut,
    })),
  };
}

/** A card's picture. Undefined if it is on another host, because builds make no requests. */
function artOf(name: string, isDrawing: boolean, media: MediaPublisher): CardArt | undefined {
  const path = media.path(name);
  return path === undefined ? undefined : { path, isDrawing };
}
