import type { PageName } from "#domain/paths.ts";
import type { Product } from "#domain/product.ts";
import { findProduct } from "#domain/product.ts";
import { statusText } from "#domain/status.ts";
import type { Site } from "#finish/finish.ts";
import { pictureUrl } from "#shop/media/picture-files.ts";
import * as words from "#words";
import { homeCard, type PreviewCard, productCard, statusCard } from "./preview-card.ts";
import { type Graph, homeGraph, productGraph, statusGraph } from "./structured-data.ts";

/** What chat clients and search engines read of a page besides its title. */
export type PagePreview = {
  /** One or two sentences; a chat preview shows up to 350 bytes. Without them, the shop's. */
  description?: string;
  /** What the page's chat preview shows. Without it, Home's. */
  card?: PreviewCard;
  /** The page's structured data. `cardUrl` is the absolute URL of its chat preview. */
  structuredData?: (cardUrl: string) => Graph;
};

/** The previews of all pages. `product` is that of a product's page, and undefined if there is none. */
export const pagePreviews: Record<
  PageName,
  (site: Site, product: Product | undefined) => PagePreview
> = {
  home: ({ data }) => ({
    card: homeCard(data["shop.ts"], data["home.ts"]),
    structuredData: () => homeGraph(data["shop.ts"]),
  }),
  status: ({ data, pages: { home, status } }) => ({
    description: words.previews.statuses(
      statusText(data["products.ts"], words),
      status.lastChecked.text,
    ),
    card: statusCard(data["products.ts"], status, home.lock),
    structuredData: () => statusGraph(data["shop.ts"]),
  }),
  product: ({ data, pages }, product) => {
    const shop = data["shop.ts"];
    const summary = findProduct(pages.catalogue.products, product?.id);
    if (!product || !summary) return {};
    const own = summary.picture ? [pictureUrl(summary.picture)] : [];
    return {
      description: product.description,
      card: productCard(shop, summary, product.image),
      structuredData: (cardUrl) => productGraph(shop, product, [cardUrl, ...own]),
    };
  },
};
