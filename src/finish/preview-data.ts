import type { OwnersData } from "#data-reader/data-files.ts";
import type { Day, LockData, PageData, StatusEntry } from "#domain/page-data.ts";
import { usesDemoSeller } from "#domain/platform-addresses.ts";
import type { ProductSummary } from "#domain/product-summary.ts";
import type { Product } from "#domain/product.ts";
import type { Shop } from "#domain/shop.ts";
import type { StatusChange } from "#domain/status-board.ts";
import type { Theme } from "#domain/theme.ts";
import type { MediaFolder } from "./finish.ts";
import { defaultCurrency, priceAmount } from "./price-text.ts";

/** The file of a picture on a preview card, and whether it is light lines on black. */
export type CardArt = { path: string; isDrawing: boolean };

/** What is read of a product elsewhere. */
export type ProductPreview = ProductSummary & {
  description: string;
  /** Undefined without a picture in the media folder. */
  art: CardArt | undefined;
  /** `amount` is the price as a number with the currency's decimals. */
  plans: { name: string; variantId: number; amount: string; soldOut?: boolean | undefined }[];
};

/**
 * What is read of the shop outside of its pages: by chats, search engines, feed readers and programs. Its texts
 * are as they are written.
 */
export type PreviewData = {
  shop: Pick<
    Shop,
    "name" | "description" | "siteUrl" | "chatInviteUrl" | "shopId" | "verification"
  > & {
    currency: string;
    /** The path of the owner's mark. */
    mark: string | undefined;
    usesDemoSeller: boolean;
  };
  theme: Theme;
  hero: { headline: string; art: CardArt | undefined };
  /** In the owner's order. */
  products: ProductPreview[];
  status: {
    checked: Day;
    /** The products, then what is coming. */
    entries: StatusEntry[];
    /** All changes, newest first. */
    changes: StatusChange[];
    lock: LockData | undefined;
  };
};

type Finished = { pages: PageData; summaries: ProductSummary[]; changes: StatusChange[] };

export function previewData(
  data: OwnersData,
  { pages, summaries, changes }: Finished,
  media: MediaFolder,
): PreviewData {
  const shop = data["shop.ts"];
  const { hero } = data["home.ts"];
  return {
    shop: {
      name: shop.name,
      description: shop.description,
      siteUrl: shop.siteUrl,
      chatInviteUrl: shop.chatInviteUrl,
      shopId: shop.shopId,
      verification: shop.verification,
      currency: shop.currency ?? defaultCurrency,
      mark: shop.mark && media.path(shop.mark),
      usesDemoSeller: usesDemoSeller(shop),
    },
    theme: data["theme.ts"],
    hero: { headline: hero.headline, art: artOf(hero.poster, media) },
    products: data["products.ts"].flatMap((product, index) => {
      const summary = summaries[index];
      return summary ? [productPreview(product, summary, shop, media)] : [];
    }),
    status: {
      checked: pages.status.lastChecked,
      entries: [...summaries, ...pages.status.coming],
      changes,
      lock: pages.home.lock,
    },
  };
}

export function productPreview(
  { description, image, subscriptions }: Product,
  summary: ProductSummary,
  { currency }: Pick<Shop, "currency">,
  media: MediaFolder,
): ProductPreview {
  return {
    ...summary,
    description,
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
  return path === undefined ? undefined : { path, isDrawing: media.isSample(name) };
}
