import { type DataPart, dataParts } from "#data-reader/data-files.ts";
import {
  type Diagnostic,
  keyProblem,
  lineOf,
  problemAt,
  warning,
} from "#data-reader/diagnostic.ts";
import { writtenAmount } from "#data-reader/written-amount.ts";
import type { Product } from "#domain/product.ts";
import { comparedName, isSameName } from "#domain/same-name.ts";
import type { StatusBoard } from "#domain/status-board.ts";
import type { Subscription } from "#domain/subscription.ts";
import { lowestPrice, lowestPricePlaceholder, shopPrice } from "#finish/lowest-price.ts";
import { repeatProblems } from "./product-rules.ts";
import type { RuleInput } from "./rule-input.ts";

/** Warns where the owner's files state one fact in two different ways. */
export function contradictionRules(data: RuleInput): Diagnostic[] {
  const { products, questions, statusBoard } = data;
  const onlyOne = "Only one can be: delete the other.";
  const diagnostics = [
    ...products.flatMap((product) => comingDiagnostics(product, statusBoard.coming)),
    ...products.flatMap(ownPriceDiagnostics),
    ...priceDiagnostics(data),
    ...products.flatMap(({ subscriptions }) => {
      const recommended = subscriptions.filter((plan) => plan.recommended);
      return repeatProblems(recommended, "recommended", onlyOne);
    }),
    ...repeatProblems(
      questions.filter(({ first }) => first),
      "first",
      onlyOne,
    ),
    ...dataParts.flatMap((part) => copies(data[part])),
  ];
  return diagnostics.map(warning);
}

/** Warns of a coming product that is on sale already. */
function comingDiagnostics(product: Product, coming: StatusBoard["coming"]): Diagnostic[] {
  const onSale = coming.filter(
    ({ name, game }) => game === product.game && isSameName(name, product.name),
  );
  const why = "which is on sale in products.ts";
  return onSale.map((entry) => problemAt(entry, "name", why, "Delete this entry of coming."));
}

/** Warns of a product's own price if it is wrong: it is not shown, so the owner would not notice. */
function ownPriceDiagnostics(product: Product): Diagnostic[] {
  const lowest = lowestPrice(product.subscriptions);
  if (product.price === undefined || product.price === lowest) return [];
  const why = `but the cheapest plan costs ${lowest}, and only prices of plans are shown`;
  return [problemAt(product, "price", why, `Write ${lowest}, or delete the line.`)];
}

/** The parts whose texts are about the whole shop. */
const shopParts = new Set<DataPart>(["shop", "home", "questions", "defaultPreferences"]);

/** Warns of a text with "from" and a price that is not the lowest. */
function priceDiagnostics({ texts, products }: RuleInput): Diagnostic[] {
  const plans = products.flatMap(({ subscriptions }) => subscriptions);
  const shopTexts = texts.filter(({ part }) => shopParts.has(part));
  return shopTexts.flatMap(({ holder, key, text }) => {
    const stalePrice = staleLowestPrice(text, plans);
    if (stalePrice === undefined) return [];
    const fix = `Write ${lowestPricePlaceholder} for the lowest price.`;
    return [problemAt(holder, key, `but ${stalePrice} is not the lowest price`, fix)];
  });
}

/** The price after "from" in a text, unless it is the one that replaces `{from}`. */
function staleLowestPrice(text: string, plans: readonly Subscription[]): string | undefined {
  const digits = String.raw`\d(?:[\d.,]*\d)?`;
  const price = new RegExp(String.raw`\bfrom\s+(\p{Sc}\s?${digits}|${digits}\s?\p{Sc})`, "iu");
  const [, amount] = price.exec(text) ?? [];
  return amount === undefined || writtenAmount(amount) === shopPrice(plans) ? undefined : amount;
}

/** Finds list entries, at any depth, that repeat an earlier one. Equal ones of a history are changes of one day. */
function copies(holder: object): Diagnostic[] {
  const parts = Object.entries(holder).filter(([key]) => key !== "earlier");
  const inParts = parts.flatMap(([, value]) => (value instanceof Object ? copies(value) : []));
  if (!Array.isArray(holder)) return inParts;
  const keys = holder.map((entry) => comparedName(JSON.stringify(entry)));
  const repeats = keys.flatMap((key, index) => {
    const first = keys.indexOf(key);
    if (first === index) return [];
    const same = `is the same as the one on line ${lineOf(holder, first)}. Delete one of the two.`;
    return keyProblem(holder, index, same);
  });
  return [...inParts, ...repeats];
}
