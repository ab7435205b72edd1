import { dataFileNames } from "#data-reader/data-files.ts";
import {
  type Diagnostic,
  keyError,
  lineOf,
  placeError,
  valueError,
  warning,
} from "#data-reader/diagnostic.ts";
import type { Key } from "#data-reader/source-location.ts";
import { writtenAmount } from "#data-reader/written-amount.ts";
import type { Product } from "#domain/product.ts";
import { comparedName, isSameName } from "#domain/same-name.ts";
import type { Subscription } from "#domain/subscription.ts";
import { lowestPrice, lowestPricePlaceholder, shopPrice } from "#finish/lowest-price.ts";
import type { RuleInput } from "./rule-input.ts";
import { stringsIn } from "./values-in.ts";

/** Warns where the owner's files state one fact in two different ways. */
export function contradictionRules(data: RuleInput): Diagnostic[] {
  const { "products.ts": products, "questions.ts": questions } = data;
  const diagnostics = [
    ...products.flatMap((product) => comingDiagnostics(product, data)),
    ...products.flatMap(ownPriceDiagnostics),
    ...priceDiagnostics(data),
    ...products.flatMap(({ subscriptions }) => secondFlagged(subscriptions, "recommended", "name")),
    ...secondFlagged(questions, "first", "question"),
    ...dataFileNames.flatMap((file) => copies(data[file])),
  ];
  return diagnostics.map(warning);
}

/** A product on sale is not among the coming ones. */
function comingDiagnostics(
  product: RuleInput["products.ts"][number],
  { "status.ts": board }: RuleInput,
): Diagnostic[] {
  const coming = board.coming.filter(
    ({ name, game }) => game === product.game && isSameName(name, product.name),
  );
  const onSale = "which is on sale in products.ts";
  return coming.map((entry) => valueError(entry, "name", onSale, "Delete this entry of coming."));
}

/** A product's own price is not shown, so a wrong one stays unnoticed. */
function ownPriceDiagnostics(product: Product): Diagnostic[] {
  const lowest = lowestPrice(product.subscriptions);
  if (product.price === undefined || product.price === lowest) return [];
  const why = `but the cheapest plan costs ${lowest}, and only prices of plans are shown`;
  return [valueError(product, "price", why, `Write ${lowest}, or delete the line.`)];
}

/** The price after "from" in a text is the lowest. A notice that is switched off has none. */
function priceDiagnostics(data: RuleInput): Diagnostic[] {
  const plans = data["products.ts"].flatMap(({ subscriptions }) => subscriptions);
  const { discord, announcement } = data["preferences.ts"].notifications;
  const notices = [discord, announcement].filter(({ enabled }) => enabled);
  const texts = [data["shop.ts"], data["home.ts"], data["questions.ts"], ...notices];
  return texts.flatMap(stringsIn).flatMap(({ holder, key, text }) => {
    const stale = staleLowestPrice(text, plans);
    if (stale === undefined) return [];
    const fix = `Write ${lowestPricePlaceholder} for the lowest price.`;
    return [placeError({ holder, key }, `but ${stale} is not the lowest price`, fix)];
  });
}

/** The price after "from" in a text, unless it is the one that takes the place of `{from}`. */
function staleLowestPrice(text: string, plans: readonly Subscription[]): string | undefined {
  const digits = String.raw`\d(?:[\d.,]*\d)?`;
  const price = new RegExp(String.raw`\bfrom\s+(\p{Sc}\s?${digits}|${digits}\s?\p{Sc})`, "iu");
  const [, amount] = price.exec(text) ?? [];
  return amount === undefined || writtenAmount(amount) === shopPrice(plans) ? undefined : amount;
}

/** The entries after the first with a flag that only one of a list can have. */
function secondFlagged<Entry extends object>(
  entries: readonly Entry[],
  flag: keyof Entry & Key,
  name: keyof Entry,
): Diagnostic[] {
  const [first, ...others] = entries.filter((entry) => entry[flag] === true);
  if (!first) return [];
  const why = `as in ${JSON.stringify(first[name])} on line ${lineOf(first, flag)}`;
  return others.map((entry) => valueError(entry, flag, why, "Only one can be: delete the other."));
}

/** The entries of lists, at any depth, that are the same as one before them. */
function copies(holder: object): Diagnostic[] {
  const inner = Object.values(holder).filter((value) => value instanceof Object);
  const found = inner.flatMap(copies);
  if (!Array.isArray(holder)) return found;
  const keys = holder.map((entry) => comparedName(JSON.stringify(entry)));
  const own = keys.flatMap((key, index) => {
    const first = keys.indexOf(key);
    if (first === index) return [];
    const same = `is the same as the one on line ${lineOf(holder, first)}. Delete one of the two.`;
    return keyError(holder, index, same);
  });
  return [...found, ...own];
}
