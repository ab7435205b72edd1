import { planSlug } from "#domain/plan-slug.ts";
import { platformProduct } from "#domain/product.ts";
import { defaultCurrency, priceAmount } from "#domain/price-text.ts";
import { isDemoSeller } from "#hosting/uses-demo-seller.ts";
import { opensCheckout } from "#domain/store-link.ts";
import { aboutSectionId, plansSectionId, productsSectionId } from "#paths.ts";
import type { CheckedData } from "./checked-data.ts";
import type { Report } from "./finding.ts";
import { repeats } from "./repeat-rules.ts";
import { quoted } from "./value-text.ts";

/** The ids that the page itself uses. */
const takenAddresses = new Set(
  ["root", "main", "menu", productsSectionId, plansSectionId, aboutSectionId].flatMap((id) => [
    id,
    `${id}-title`,
  ]),
);

/** Rules for plans: ids, names, addresses, durations and prices. */
export function planRules({ products, "shop.ts": shop }: CheckedData, report: Report): void {
  const plans = products.flatMap((product, index) => {
    const store = shop ? platformProduct(shop, product).storeUrl : "";
    const isFoundByName =
      store !== "" && !isDemoSeller(store) && !opensCheckout(store, shop?.storeLinks);
    return product.subscriptions.map((plan) => ({
      plan,
      product,
      label: `${product.name} · ${plan.name}`,
      address: `${index} ${planSlug(plan, product.subscriptions)}`,
      // Otherwise no shopper can buy the wrong plan: names only differ within a product.
      nameInStore: `${isFoundByName ? store : index} ${plan.name.toLowerCase()}`,
    }));
  });
  for (const [{ plan }, first] of repeats(plans, (one) => `${one.plan.variantId}`)) {
    const fix = "Give each plan its own variantId: the number that SellAuth shows for it.";
    report.problem(plan, "variantId", `which ${first.label} has too`, fix);
  }
  for (const [{ plan, product }, first] of repeats(plans, (one) => one.nameInStore)) {
    const fix =
      product === first.product
        ? "Customers cannot tell the two apart: give each its own name, here and at SellAuth."
        : "The link to the store finds a plan by its name: put the product's name before it, here and at SellAuth, or give the product its own storeUrl.";
    report.warning(plan, "name", `which ${first.label} has too`, fix);
  }
  for (const [{ plan }, first] of repeats(plans, (one) => one.address)) {
    const fix = "Give the plans of a product names that differ in letters or digits.";
    report.problem(plan, "name", `which gives the same address as ${first.label}`, fix);
  }
  for (const priced of [...products, ...plans.map(({ plan }) => plan)]) {
    if (shop) otherCurrency(priced, shop.currency ?? defaultCurrency, report);
  }
  for (const { plan, product } of plans) {
    if (takenAddresses.has(planSlug(plan, product.subscriptions))) {
      const fix = "Give the plan a name that says how long, such as Week Key.";
      const why = "whose address the page uses for something else";
      report.problem(plan, "name", why, fix);
    }
    const [named, given] = [durationDays(plan.name), durationDays(plan.duration)];
    if (named !== undefined && given !== undefined && named !== given) {
      const fix = "Make the two the same, so that customers know how long the key lasts.";
      report.warning(plan, "duration", `but the name says ${quoted(plan.name)}`, fix);
    }
  }
}

const dayCounts: Record<string, number> = {
  hour: 1 / 24,
  day: 1,
  week: 7,
  month: 30,
  year: 365,
  lifetime: Infinity,
};

/** The number of days in a text such as "3 Day Key" or "1 Week", if it names a duration. */
export function durationDays(text: string): number | undefined {
  const [, count, unit = ""] =
    /(?:(\d+(?:\.\d+)?)[\s-]*)?\b(hour|day|week|month|year|lifetime)s?\b/i.exec(text) ?? [];
  const days = dayCounts[unit.toLowerCase()];
  return days === undefined ? undefined : Number(count ?? 1) * days;
}

/** From this price on, the price is probably in a weaker currency. */
const unlikelyPrice = 1000;
const strongCurrencies = new Set(["USD", "EUR", "GBP", "CHF", "CAD", "AUD", "NZD", "SGD"]);

function otherCurrency(priced: { price: number }, currency: string, report: Report): void {
  const amount = priceAmount(priced.price, currency);
  if (Number(amount) !== priced.price) {
    const why = `but ${currency} has no such fractions`;
    report.problem(priced, "price", why, `Write the price in ${currency}: ${amount}.`);
  } else if (priced.price >= unlikelyPrice && strongCurrencies.has(currency)) {
    const fix = `Write the price in ${currency}, or your currency in shop.ts, such as currency: "IDR".`;
    report.warning(priced, "price", `which is unusually high in ${currency}`, fix);
  }
}
