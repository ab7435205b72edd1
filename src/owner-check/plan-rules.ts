import { planSlug } from "#domain/plan-slug.ts";
import { platformProduct } from "#domain/platform-product.ts";
import { defaultCurrency, priceAmount } from "#domain/price-text.ts";
import type { Product } from "#domain/product.ts";
import type { Subscription } from "#domain/subscription.ts";
import { isDemoSeller } from "#hosting/uses-demo-seller.ts";
import { plansSectionId, productsSectionId } from "#paths.ts";
import type { CheckedData } from "./check-data.ts";
import { entryName, type Report, statement } from "./finding.ts";
import { repeats } from "./duplicates.ts";
import { quoted } from "./value-text.ts";

/** Rules for plans: ids, names, addresses, durations and prices. */
export function planRules({ products, "shop.ts": shop }: CheckedData, report: Report): void {
  const plans = products.flatMap((product) =>
    product.subscriptions.map((plan) => ({ plan, product })),
  );
  for (const { entry, first } of repeats(plans, ({ plan }) => `${plan.variantId}`)) {
    const message = `${statement(entry.plan, "variantId")}, which ${first.product.name} · ${first.plan.name} has too`;
    const fix = "Give each plan its own variantId: the number that SellAuth shows for it.";
    report.problem(entry.plan, "variantId", message, fix);
  }
  for (const product of products) planAddresses(product, report);
  for (const { plan } of plans) otherDuration(plan, report);
  if (!shop) return;
  for (const priced of [...products, ...plans.map(({ plan }) => plan)]) {
    otherCurrency(priced, shop.currency ?? defaultCurrency, report);
  }
  // In the demo, no shopper can buy the wrong plan.
  const storeOf = ({ product }: (typeof plans)[number]) => platformProduct(shop, product).storeUrl;
  const inStores = plans.filter((one) => !isDemoSeller(storeOf(one)));
  for (const { entry, first } of repeats(inStores, (one) => `${storeOf(one)} ${one.plan.name}`)) {
    const { plan, product } = entry;
    if (product === first.product) continue;
    const message = `${statement(plan, "name")}, which a plan of ${first.product.name} has too`;
    const fix = `The link to the store finds a plan by its name alone. Call it ${quoted(`${product.name} ${plan.name}`)}, for instance, here and at SellAuth, or give the product its own storeUrl.`;
    report.warning(plan, "name", message, fix);
  }
}

/** The ids that the page itself uses. */
const takenAddresses = new Set(
  ["root", "main", "menu", productsSectionId, plansSectionId].flatMap((id) => [id, `${id}-title`]),
);

function planAddresses({ subscriptions: plans }: Product, report: Report): void {
  for (const { entry, first } of repeats(plans, ({ name }) => name.toLowerCase())) {
    const message = `the name is the same as that of ${entryName(first)}`;
    const fix =
      "The link to the store finds a plan by its name: give each plan its own, here and at SellAuth.";
    report.warning(entry, "name", message, fix);
  }
  for (const { entry, first } of repeats(plans, (plan) => planSlug(plan, plans))) {
    const message = `the name ${quoted(entry.name)} gives the same address as the plan ${quoted(first.name)}`;
    const fix = "Give the plans of a product names that differ in letters or digits.";
    report.problem(entry, "name", message, fix);
  }
  for (const plan of plans.filter((one) => takenAddresses.has(planSlug(one, plans)))) {
    const message = `the name ${quoted(plan.name)} gives an address that the page uses for something else`;
    const fix = "Give the plan a name that says how long, such as Week Key.";
    report.problem(plan, "name", message, fix);
  }
}

function otherDuration(plan: Subscription, report: Report): void {
  const nameDays = durationDays(plan.name);
  const durationInDays = durationDays(plan.duration);
  if (nameDays === undefined || durationInDays === undefined || nameDays === durationInDays) return;
  const message = `${statement(plan, "duration")}, and the name says ${quoted(plan.name)}`;
  const fix = "Make sure that the key lasts as long as its name says.";
  report.warning(plan, "duration", message, fix);
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
  const { price } = priced;
  const amount = priceAmount(price, currency);
  if (Number(amount) !== price) {
    const message = `${statement(priced, "price")}, and ${currency} has no such fractions`;
    report.problem(priced, "price", message, `Write the price in ${currency}: ${amount}.`);
  } else if (price >= unlikelyPrice && strongCurrencies.has(currency)) {
    const message = `${statement(priced, "price")}, which is unusually high in ${currency}`;
    const fix = `Write the price in ${currency}, or your currency in shop.ts, such as currency: "IDR".`;
    report.warning(priced, "price", message, fix);
  }
}
