import type { LockData } from "#domain/page-data.ts";
import type { Shop } from "#domain/shop.ts";
import { byUrgency, type Status, statusCounts } from "#domain/status.ts";
import type { CardArt, PrerenderData, PrerenderedProduct } from "#finish/prerender-data.ts";
import * as words from "#words";
import { capitalised } from "#words/capitalised.ts";

/** The picture of a page's link preview, as data that the build draws. */
export type PreviewCard = {
  /** The picture in words. */
  alt: string;
  art?: CardArt | undefined;
  /** A word in the top right corner. */
  topic?: string;
  /** A game's code above the title. */
  tag?: string;
  title?: string;
  /** The starting price, formatted. */
  price?: string | undefined;
  /** The word before it, if there are higher prices as well. */
  from?: string | undefined;
  /** With it, the rows are one line of counts. */
  lock?: LockData | undefined;
  rows?: readonly PreviewRow[];
  /** Quiet text at the end. */
  footnote?: string | undefined;
};

/** A line of the status card: a product, or how many products have a status. */
export type PreviewRow = { title: string; game?: string; status: Status; word: string };

/** Home's card: the headline over the hero's picture. */
export function homeCard(
  shop: Pick<Shop, "name">,
  { headline, art }: PrerenderData["hero"],
): PreviewCard {
  return { alt: `${shop.name}: ${headline}`, art, title: headline };
}

/** Products for which the status screen's card has room. */
const maxStatusRows = 4;

/** The status screen's card: each product, or the counts if there are many. */
export function statusCard({
  entries,
  checked,
  lock,
}: Pick<PrerenderData["status"], "entries" | "checked" | "lock">): PreviewCard {
  const footnote = words.metadata.lastChecked(checked.text);
  const rows: PreviewRow[] =
    entries.length > maxStatusRows
      ? statusCounts(entries, words.status).map(({ status, text, word }) => ({
          title: text,
          status,
          word,
        }))
      : byUrgency(entries).map(({ name, game, status }) => ({
          title: name,
          game: `[${game}]`,
          status,
          word: words.status.names[status],
        }));
  // A status begins with a capital, as on its label.
  const texts = rows.map(({ title, game, word }) =>
    [title, game, capitalised(word, words.language)].filter(Boolean).join(" "),
  );
  const alt = [...texts, footnote].map((text) => `${text}.`).join(" ");
  return { alt, topic: words.layout.status, lock, rows, footnote };
}

/** A product's card: its name and starting price. */
export function productCard(
  shop: Pick<Shop, "name">,
  { name, game, priceText, from, art }: PrerenderedProduct,
): PreviewCard {
  const { soldOut } = words.catalogue;
  const offer = priceText ?? soldOut.toLocaleLowerCase(words.language);
  return {
    alt: words.metadata.product(`${name} [${game}]`, from ? `${from} ${offer}` : offer, shop.name),
    art,
    tag: game,
    title: name,
    price: priceText,
    from,
    footnote: priceText === undefined ? soldOut : undefined,
  };
}
