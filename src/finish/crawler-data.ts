import type { OwnersData } from "#data-reader/data-files.ts";
import type { Day, PageData, ProductSummary } from "#domain/page-data.ts";
import type { Product } from "#domain/product.ts";
import { usesDemoSeller } from "#domain/selling-platform.ts";
import type { StatusChange } from "#domain/status-board.ts";
import type { MediaFolder } from "./media.ts";
import { priceAmount, type PriceStyle } from "./price-text.ts";

/** The file of a picture on a preview card, and whether it is light lines on black. */
export type CardArt = { path: string; isDrawing: boolean };

/** What `finish` makes of the data for pages and crawlers alike. */
type Finished = {
  products: { product: Product; summary: ProductSummary }[];
  status: {
    checked: Day;
    coming: PageData["statusBoard"]["coming"];
    changes: StatusChange[];
    lock: PageData["home"]["lock"];
  };
};

export type CrawlerData = ReturnType<typeof crawlerData>;

/**
 * What crawlers read of the shop: those of chats and search engines, feed readers and other programs. Its texts have no
 * marks for browsers, and its products are in the owner's order.
 */
export function crawlerData(
  { "shop.ts": shop, "home.ts": home }: OwnersData & { "shop.ts": PriceStyle },
  { products, status: { coming, ...status } }: Finished,
  media: MediaFolder,
) {
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

export type CrawledProduct = ReturnType<typeof crawledProduct>;

/** What crawlers read of a product. `amount` is a price with the currency's decimals. */
export function crawledProduct(
  { description, image, formerIds, subscriptions }: Product,
  summary: ProductSummary,
  { currency }: Pick<PriceStyle, "currency">,
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
