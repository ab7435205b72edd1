import { titlesWithIcon } from "#domain/feature-icon.ts";
import type { Product } from "#domain/product.ts";
import { startingPrice } from "#domain/starting-price.ts";
import { type Finding, problem, warning } from "./finding.ts";
import { repeats } from "./repeat-rules.ts";
import { nearestTitle } from "./nearest-name.ts";
import { quoted } from "./value-text.ts";

const chatPreviewBytes = 350;
const longestDescription = 1500;

/** Mistakes that no single field of a product shows: what is shared, what disagrees. */
export function productFindings(products: readonly Product[]): Finding[] {
  return [
    ...products.flatMap((product) => [
      ...takenId(product),
      ...wrongStartingPrice(product),
      ...otherVideo(product),
      ...titlesWithoutIcon(product),
      ...longDescription(product),
    ]),
    // Some hosts serve /product/Abc and /product/abc from one file.
    ...repeats(products, ({ id }) => id.toLowerCase()).map(({ entry, first }) =>
      problem(
        entry,
        "id",
        entry.id === first.id
          ? `the id is ${quoted(entry.id)}, which is the id of ${first.name} too`
          : `the id ${quoted(entry.id)} gives the same address as that of ${first.name}`,
        "Give each product an id of its own: it is part of the address.",
      ),
    ),
  ];
}

/** Hosts show 404.html for what is missing, and index.html at the folder's own address. */
function takenId(product: Product): Finding[] {
  if (!/^(?:404|index)$/i.test(product.id)) return [];
  const message = `the id is ${quoted(product.id)}, which hosts use for a page of their own`;
  return [problem(product, "id", message, "Take another id.")];
}

function wrongStartingPrice(product: Product): Finding[] {
  const cheapest = startingPrice(product);
  if (cheapest === undefined || cheapest === product.price) return [];
  const name = product.subscriptions.find((plan) => plan.price === cheapest && !plan.soldOut)?.name;
  const message = `the price is ${product.price}, but the cheapest plan on sale, ${name}, costs ${cheapest}`;
  const fix = `A product's price is that of its cheapest plan on sale: ${cheapest}.`;
  return [problem(product, "price", message, fix)];
}

function otherVideo({ media = [] }: Product): Finding[] {
  return media.flatMap((item) => {
    if (item.type !== "video" || item.url.includes(item.youtubeId)) return [];
    const message = `the url is ${quoted(item.url)}, which does not contain the youtubeId ${quoted(item.youtubeId)}`;
    const fix = "Both name the same video: copy the video's address, and the id from that address.";
    return [problem(item, "url", message, fix)];
  });
}

function titlesWithoutIcon({ features }: Product): Finding[] {
  const titles = `Titles with an icon: ${titlesWithIcon.join(", ")}.`;
  return features.flatMap((group) => {
    if (titlesWithIcon.some((known) => known === group.title)) return [];
    const meant = nearestTitle(group.title);
    const message = `the title is ${quoted(group.title)}`;
    return meant === undefined
      ? [
          warning(
            group,
            "title",
            `${message}, which has no icon of its own`,
            `It gets the code icon. ${titles}`,
          ),
        ]
      : [problem(group, "title", message, `Did you mean "${meant}"? ${titles}`)];
  });
}

/** A warning where a description is longer than a page or a chat's preview shows. */
export function longDescription(entry: { description: string }): Finding[] {
  const { length } = entry.description;
  if (length > longestDescription) {
    const message = `the description has ${length} characters`;
    return [
      warning(
        entry,
        "description",
        message,
        `Shorten it to ${longestDescription}: few shoppers read more.`,
      ),
    ];
  }
  const bytes = Buffer.byteLength(entry.description);
  if (bytes <= chatPreviewBytes) return [];
  const message = `the description takes ${bytes} bytes, and a chat's preview shows ${chatPreviewBytes}`;
  const fix = "The preview cuts the end off; a shorter description is shown whole.";
  return [warning(entry, "description", message, fix)];
}
