import { titlesWithIcon } from "#domain/feature-icon.ts";
import { longText } from "./long-text.ts";
import { listTwins } from "./list-twins.ts";
import { nearestTitle } from "./nearest-title.ts";
import { planSlips } from "./plan-slips.ts";
import { type Path, problem, type Slip, warning } from "./slip.ts";
import { fieldsOf, listOf, numberOf, quoted, textOf } from "./value-text.ts";

/** Slips of the products that no single field shows: what is shared, what disagrees. */
export function productSlips(products: unknown, shop: unknown): Slip[] {
  const each = listOf(products).map((product, at) => ({ at, product: fieldsOf(product) }));
  return [
    ...takenId(each.map(({ product }) => product.id)),
    ...sharedIds(each.map(({ at, product }) => ({ at, id: textOf(product.id), product }))),
    ...each.flatMap(({ at, product }) => [
      ...startingPriceSlips([at], product),
      ...videoSlips([at], product),
      ...featureTitleSlips([at], product),
      ...longText([at, "description"], product.description),
    ]),
    ...planSlips(each, shop),
  ];
}

// Hosts show 404.html where they find nothing, and index.html at the folder's own address, so
// that no product's page can have these names.
const takenIds = new Map([
  ["404", "404 means that a page is missing: take another id."],
  ["index", "index means the first page of a folder: take another id."],
]);

function takenId(ids: readonly unknown[]): Slip[] {
  return ids.flatMap((id, at) => {
    const text = textOf(id);
    const mend = text && takenIds.get(text.toLowerCase());
    return mend ? [problem([at, "id"], `the id is ${quoted(text)}`, mend)] : [];
  });
}

type Identified = { at: number; id: string | undefined; product: Record<string, unknown> };

function sharedIds(products: readonly Identified[]): Slip[] {
  // Some hosts serve /product/Abc and /product/abc from one file.
  return listTwins(products, ({ id }) => id?.toLowerCase()).map(({ later, first }) => {
    const other = textOf(first.product.name) ?? `product ${first.at + 1}`;
    const id = quoted(later.id ?? "");
    return problem(
      [later.at],
      later.id === first.id
        ? `the id is ${id}, as that of ${other}`
        : `the id ${id} gives the same address as that of ${other}`,
      "Each product has an id of its own: it is part of the address.",
    );
  });
}

function startingPriceSlips(path: Path, product: Record<string, unknown>): Slip[] {
  const price = numberOf(product.price);
  const plans = listOf(product.subscriptions).map(fieldsOf);
  const prices = plans.map((plan) => numberOf(plan.price));
  if (price === undefined || prices.length === 0 || !prices.every((one) => one !== undefined)) {
    return [];
  }
  const cheapest = Math.min(...prices);
  if (cheapest === price || cheapest <= 0) return [];
  const name = textOf(plans[prices.indexOf(cheapest)]?.name) ?? "the first";
  return [
    problem(
      [...path, "price"],
      `the price is ${price}, but the cheapest plan, ${name}, costs ${cheapest}`,
      `A product's price is that of its cheapest plan: ${cheapest}.`,
    ),
  ];
}

function videoSlips(path: Path, product: Record<string, unknown>): Slip[] {
  return listOf(product.media).flatMap((entry, at) => {
    const { type, url, youtubeId } = fieldsOf(entry);
    const address = textOf(url);
    const id = textOf(youtubeId);
    if (type !== "video" || address === undefined || id === undefined || address.includes(id)) {
      return [];
    }
    return [
      problem(
        [...path, "media", at, "url"],
        `the url is ${quoted(address)}, which does not contain the youtubeId ${quoted(id)}`,
        "Both name the same video: copy the video's address, and the id from that address.",
      ),
    ];
  });
}

function featureTitleSlips(path: Path, product: Record<string, unknown>): Slip[] {
  return listOf(product.features).flatMap((group, at) => {
    const title = textOf(fieldsOf(group).title);
    if (title === undefined || titlesWithIcon.some((known) => known === title)) return [];
    const place = [...path, "features", at, "title"];
    const meant = nearestTitle(title);
    return meant === undefined
      ? [
          warning(
            place,
            `the title is ${quoted(title)}, which has no icon of its own`,
            `It gets the code icon. Titles with an icon: ${titlesWithIcon.join(", ")}.`,
          ),
        ]
      : [
          problem(
            place,
            `the title is ${quoted(title)}`,
            `Did you mean "${meant}"? Titles with an icon: ${titlesWithIcon.join(", ")}.`,
          ),
        ];
  });
}
