import { writtenAmount } from "#data-reader/written-amount.ts";
import { lowestPrice, plansOnSale, type Subscription } from "#domain/subscription.ts";
import { isolatedIn } from "./direction.ts";
import { type PriceStyle, priceText } from "./price-text.ts";

/** What the owner writes in a text for the lowest price of the shop. */
export const lowestPricePlaceholder = "{from}";

/** Whether it is filled in in a data file. In a product's texts, it would seem to be the product's price. */
export function hasLowestPrice(file: string): boolean {
  return file !== "products.ts";
}

/** The first word in braces that stays as it is in a text of a data file. */
export function unfilledPlaceholder(text: string, file: string): string | undefined {
  const found = text.match(/\{\s*\w+\s*\}|\{from\b/g) ?? [];
  return found.find((one) => one !== lowestPricePlaceholder || !hasLowestPrice(file));
}

type Plan = Pick<Subscription, "price" | "soldOut">;

/**
 * A text with the price of the shop's cheapest plan in place of `{from}`. A plan that is sold out counts only
 * if all are: the shop has no other price then.
 */
export function withLowestPrice(text: string, plans: readonly Plan[], style?: PriceStyle): string {
  return text.replaceAll(lowestPricePlaceholder, () =>
    isolatedIn(text, priceText(shopPrice(plans), style)),
  );
}

function shopPrice(plans: readonly Plan[]): number {
  return lowestPrice(plansOnSale(plans)) ?? lowestPrice(plans) ?? 0;
}

/** The price after "from" in a text, unless it is the one that takes the place of `{from}`. */
export function staleLowestPrice(text: string, plans: readonly Plan[]): string | undefined {
  const digits = String.raw`\d(?:[\d.,]*\d)?`;
  const price = new RegExp(String.raw`\bfrom\s+(\p{Sc}\s?${digits}|${digits}\s?\p{Sc})`, "iu");
  const [, amount] = price.exec(text) ?? [];
  return amount === undefined || writtenAmount(amount) === shopPrice(plans) ? undefined : amount;
}
