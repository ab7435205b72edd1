import { maxNamedStatuses } from "#domain/few-or-many.ts";
import type { PageName } from "#domain/paths.ts";
import { pictureUrl } from "#domain/picture-files.ts";
import { type Status, statusCounts } from "#domain/status.ts";
import type { PrerenderData, PrerenderProduct } from "#finish/prerender-data.ts";
import * as words from "#words";
import { homeCard, type PreviewCard, productCard, statusCard } from "./cards/preview-card.ts";
import { type Graph, homeGraph, productGraph, statusGraph } from "./structured-data.ts";

/** What chat clients and search engines read of a page, besides its title. */
export type PageMetadata = {
  /** One or two sentences. By default, the shop's description. */
  description?: string;
  /** The picture of the page's link preview. By default, Home's. */
  card?: PreviewCard;
  /** The page's structured data. `cardUrl` is the absolute URL of its link preview. */
  structuredData?: (cardUrl: string) => Graph;
};

/** The metadata of all pages. `product` is that of a product's page, and undefined if there is none. */
export const pageMetadata: Record<
  PageName,
  (prerenderData: PrerenderData, product: PrerenderProduct | undefined) => PageMetadata
> = {
  home: ({ shop, hero }) => ({
    card: homeCard(shop, hero),
    structuredData: () => homeGraph(shop),
  }),
  status: ({ shop, products, status }) => ({
    description: `${statusText(products)}. ${words.status.checked(status.checked.text)}.`,
    card: statusCard(status),
    structuredData: () => statusGraph(shop),
  }),
  product: ({ shop }, product) => {
    if (!product) return {};
    const pictures = product.picture ? [pictureUrl(product.picture)] : [];
    return {
      description: product.description,
      card: productCard(shop, product),
      structuredData: (cardUrl) => productGraph(shop, product, [cardUrl, ...pictures]),
    };
  },
};

/** The statuses in one line: "Private: Undetected. Temp Spoofer: Updating" or "44 of 47 undetected, 3 updating". */
export function statusText(entries: readonly { name: string; status: Status }[]): string {
  if (entries.length <= maxNamedStatuses) {
    return entries
      .map(({ name, status }) => words.metadata.nameAndStatus(name, words.status.names[status]))
      .join(". ");
  }
  return statusCounts(entries, words.status)
    .map(({ text, word }) => `${text} ${word}`)
    .join(words.comma);
}
