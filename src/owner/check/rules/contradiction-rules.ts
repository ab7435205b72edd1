import { type Finding, lineOf, textsIn, valueError, warning } from "#data-reader/finding.ts";
import type { Key } from "#data-reader/origins.ts";
import type { Product } from "#domain/product.ts";
import { isSameName } from "#domain/same-name.ts";
import { lowestPricePlaceholder, staleLowestPrice } from "#finish/lowest-price.ts";
import { repeatErrors } from "./product-rules.ts";
import type { ShopData } from "./shop-data.ts";

/** Warns where the owner's files state one fact in two different ways. */
export function contradictionRules(data: ShopData): Finding[] {
  const { "products.ts": products, "questions.ts": questions } = data;
  const findings = [
    ...products.flatMap((product) => comingFindings(product, data)),
    ...products.flatMap(ownPriceFindings),
    ...priceFindings(data),
    ...inviteFindings(data),
    ...products.flatMap(({ subscriptions }) => secondMark(subscriptions, "recommended", "name")),
    ...secondMark(questions, "first", "question"),
    ...repeatErrors(questions, "question"),
  ];
  return findings.map(warning);
}

/** A product on sale is not among the coming ones. */
function comingFindings(
  product: ShopData["products.ts"][number],
  { "status.ts": board }: ShopData,
): Finding[] {
  const coming = board.coming.filter(
    ({ name, game }) => game === product.game && isSameName(name, product.name),
  );
  const onSale = "which is on sale in products.ts";
  return coming.map((entry) => valueError(entry, "name", onSale, "Delete this entry of coming."));
}

/** A product's own price is not shown, so a wrong one stays unnoticed. */
function ownPriceFindings(product: Product): Finding[] {
  const lowest = Math.min(...product.subscriptions.map(({ price }) => price));
  if (product.price === undefined || product.price === lowest) return [];
  const why = `but the cheapest plan costs ${lowest}, and only prices of plans are shown`;
  return [valueError(product, "price", why, `Write ${lowest}, or delete the line.`)];
}

/** The price after "from" in a text is the lowest. A notice that is switched off has none. */
function priceFindings(data: ShopData): Finding[] {
  const plans = data["products.ts"].flatMap(({ subscriptions }) => subscriptions);
  const { discord, announcement } = data["preferences.ts"].notifications;
  const notices = [discord, announcement].filter(({ enabled }) => enabled);
  const texts = [data["shop.ts"], data["home.ts"], data["questions.ts"], ...notices];
  return texts.flatMap(textsIn).flatMap(({ holder, key, text }) => {
    const stale = staleLowestPrice(text, plans);
    if (stale === undefined) return [];
    const fix = `Write ${lowestPricePlaceholder} for the lowest price.`;
    return [valueError(holder, key as never, `but ${stale} is not the lowest price`, fix)];
  });
}

/** The notice leads to the same chat as every other link. */
function inviteFindings({ "preferences.ts": preferences, "shop.ts": shop }: ShopData): Finding[] {
  const { discord } = preferences.notifications;
  if (!discord.enabled || discord.discordLink === shop.chatInviteUrl) return [];
  const why = `but every other link leads to ${shop.chatInviteUrl}, chatInviteUrl in shop.ts`;
  return [valueError(discord, "discordLink", why, "Write the same invite in both.")];
}

/** A mark that only one entry of a list can have. */
function secondMark<Entry extends object>(
  entries: readonly Entry[],
  mark: keyof Entry & Key,
  name: keyof Entry,
): Finding[] {
  const [first, ...others] = entries.filter((entry) => entry[mark] === true);
  if (!first) return [];
  const why = `as in ${JSON.stringify(first[name])} on line ${lineOf(first, mark)}`;
  return others.map((entry) => valueError(entry, mark, why, "Only one can be: delete the other."));
}
