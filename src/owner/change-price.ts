import { refuse } from "#data-reader/refuse.ts";
import { writtenAmount } from "#data-reader/written-amount.ts";
import { platformName } from "#domain/selling-platform.ts";
import type { Subscription } from "#domain/subscription.ts";
import { lowestPrice, lowestPricePlaceholder, withLowestPrice } from "#finish/lowest-price.ts";
import { currencyDecimals, type ShopLocale, localeOf, priceText } from "#finish/price-text.ts";
import type { Change } from "./change-shop.ts";
import { plansNamed, productsNamed } from "./command-arguments.ts";
import { setField } from "./edit-data.ts";

/** `npm run price`: the price of plans, as an amount or by a percentage. */
export const priceChange: Change<"product" | "plan" | "price"> = {
  options: ["product", "plan", "price"],
  usage: `Write which plan, and its new price:
  npm run price product="Private" plan="Day Key" price=4.99
Several products or plans have commas between them; all is all of them. price=-10% takes ten per cent off.`,
  edit({ product: list, plan: planList, price = "" }, { data, edits }) {
    const { products, shop } = data;
    const locale = localeOf(shop);
    const askedProducts = productsNamed(products, list);
    const askedPlans = plansNamed(askedProducts, planList, ["all"]);
    if (askedPlans.length > 1 && !price.includes("%")) {
      refuse("Several plans would cost the same. Write one plan, or a percentage such as -10%.");
    }
    const prices = new Map<Subscription, number>();
    const repriced = (plan: Subscription) => ({ ...plan, price: prices.get(plan) ?? plan.price });
    const summary = askedProducts.flatMap((product) => {
      const { name, subscriptions } = product;
      const plans = subscriptions.filter((plan) => askedPlans.includes(plan));
      const changes = plans.flatMap((plan) => {
        const before = plan.price;
        const after = newPrice(price, before, locale);
        if (after === before) return [];
        prices.set(plan, after);
        setField(edits, plan, "price", after);
        const [was, now] = [before, after].map((amount) => priceText(amount, locale));
        return [`${leapText(after, before)}${name}, ${plan.name}: ${now}, was ${was}.`];
      });
      // The product's own price is not shown, but kept at that of the cheapest plan.
      const lowest = lowestPrice(subscriptions.map(repriced));
      const isOutdated = product.price !== undefined && product.price !== lowest;
      if (isOutdated && lowest !== undefined && changes.length > 0)
        setField(edits, product, "price", lowest);
      return changes;
    });
    if (summary.length === 0) return [];
    const plans = products.flatMap(({ subscriptions }) => subscriptions.map(repriced));
    const lowest = withLowestPrice(lowestPricePlaceholder, plans, locale);
    return [
      ...summary,
      `The lowest price of the shop is ${lowest}.`,
      `Customers pay what ${platformName} says: change it there, too.`,
    ];
  },
};

/** A warning in front of a price that was probably mistyped. Usually empty. */
function leapText(price: number, before: number): string {
  if (price > before * 5) return "More than five times the old price: ";
  return price < before / 5 ? "Less than a fifth of the old price: " : "";
}

/** The new price for an amount or a percentage as people write it: "4,99 €", "-10%". */
function newPrice(typed: string, price: number, locale: ShopLocale): number {
  const decimals = currencyDecimals(locale.currency);
  const [, sign, percent = ""] = /^([+\-−–])\s*(\d+(?:[.,]\d+)?)\s*%$/.exec(typed) ?? [];
  const change = (price * Number(percent.replace(",", "."))) / 100;
  const changed = Number((sign === "+" ? price + change : price - change).toFixed(decimals));
  const next = sign === undefined ? (writtenAmount(typed, decimals) ?? 0) : changed;
  if (sign === undefined && decimals === 2 && /^\D*\d{1,3}[.,]\d{3}\D*$/.test(typed)) {
    const [small, large] = [Math.floor(next / 10) / 100, next];
    const meant = `${priceText(small, locale)} or ${priceText(large, locale)}`;
    refuse(`"${typed}" may be ${meant}. Write ${small.toFixed(2)} or ${large.toFixed(2)}.`);
  }
  if (next > 0) return next;
  const fix = /^\d+(?:[.,]\d+)?\s*%$/.test(typed)
    ? `Write -${typed} for less, or +${typed} for more.`
    : "Write an amount such as 4.99, or a percentage such as -10% or +5%.";
  return refuse(`"${typed}" is no new price for ${priceText(price, locale)}. ${fix}`);
}
