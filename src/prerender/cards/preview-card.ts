import { maxCardStatusRows } from "#domain/few-or-many.ts";
import type { LockData, StatusEntry } from "#domain/page-data.ts";
import type { Shop } from "#domain/shop.ts";
import { byUrgency, type StatusCount, statusCounts } from "#domain/status.ts";
import type { CardArt, PrerenderData, PrerenderProduct } from "#finish/prerender-data.ts";
import * as words from "#words";
import { capitalised } from "#words/capitalised.ts";

/** The picture of a page's link preview, as data that the build draws. */
export type PreviewCard = HomeCard | ProductCard | StatusCard;

/** A title over art. */
export type HomeCard = {
  /** The picture in words. */
  alt: string;
  art?: CardArt | undefined;
  title: string;
};

/** A product's name over its art, with its game and its starting price. */
export type ProductCard = HomeCard & {
  game: string;
  /** Formatted. Undefined if it is sold out. */
  price?: string | undefined;
  /** The word before the price, such as "from", if there are also higher prices. */
  from?: string | undefined;
};

/** The statuses of a few products, or the number of products with each, below the lock if the shop has one. */
export type StatusCard = { alt: string; lastChecked: string } & (
  | { products: readonly StatusEntry[] }
  | { counts: readonly StatusCount[]; lock?: LockData | undefined }
);

/** Home's card: the headline over the hero's picture. */
export function homeCard(
  shop: Pick<Shop, "name">,
  { headline, art }: PrerenderData["hero"],
): HomeCard {
  return { alt: `${shop.name}: ${headline}`, art, title: headline };
}

/** The status screen's card: each product, or the counts if there are many. */
export function statusCard({
  entries,
  checked,
  lock,
}: Pick<PrerenderData["status"], "entries" | "checked" | "lock">): StatusCard {
  const lastChecked = words.metadata.lastChecked(checked.text);
  const altOf = (lines: string[]) => [...lines, lastChecked].map((line) => `${line}.`).join(" ");
  if (entries.length <= maxCardStatusRows) {
    const products = byUrgency(entries);
    const lines = products.map(
      ({ name, game, status }) => `${name} [${game}] ${words.status.names[status]}`,
    );
    return { alt: altOf(lines), lastChecked, products };
  }
  const counts = statusCounts(entries, words.status);
  // A status begins with a capital, as on its label.
  const lines = counts.map(({ text, word }) => `${text} ${capitalised(word, words.language)}`);
  return { alt: altOf(lines), lastChecked, counts, lock };
}

/** A product's card: its name and starting price. */
export function productCard(
  shop: Pick<Shop, "name">,
  { name, game, priceText, from, art }: PrerenderProduct,
): ProductCard {
  const { soldOut } = words.catalogue;
  const offer = priceText ?? soldOut.toLocaleLowerCase(words.language);
  return {
    alt: words.metadata.product(`${name} [${game}]`, from ? `${from} ${offer}` : offer, shop.name),
    art,
    title: name,
    game,
    price: priceText,
    from,
  };
}
