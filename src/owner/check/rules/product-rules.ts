import { planSlug } from "#domain/plan-slug.ts";
import { defaultCurrency, priceAmount } from "#domain/price-text.ts";
import { platformProduct, type Product, startingPrice, titlesWithIcon } from "#domain/product.ts";
import { opensCheckout } from "#domain/store-link.ts";
import type { Subscription } from "#domain/subscription.ts";
import { isDemoSeller } from "#domain/uses-demo-seller.ts";
import { aboutSectionId, plansSectionId, productsSectionId } from "#domain/paths.ts";
import type { CheckedData } from "./checked-data.ts";
import type { Report } from "#owner/check/finding.ts";
import { editsBetween } from "#owner/check/nearest-name.ts";
import { repeats } from "./repeat-rules.ts";
import { quoted } from "#owner/check/value-text.ts";

/** Rules for products and their plans: prices, videos, feature titles, plans' names and durations. */
export function productRules(data: CheckedData, report: Report): void {
  const currency = data["shop.ts"]?.currency ?? defaultCurrency;
  repeatedPlans(data, report);
  for (const product of data.products) {
    const { media = [], subscriptions, features } = product;
    startingPriceRule(product, report);
    for (const item of media) {
      if (item.type !== "video" || item.url.includes(item.youtubeId)) continue;
      const why = `which does not contain the youtubeId ${quoted(item.youtubeId)}`;
      const fix = "Copy the video's address, and the id from that address.";
      report.problem(item, "url", why, fix);
    }
    for (const group of features) {
      // Any title is allowed, but one that differs in a single letter from a title with an icon is a typo.
      const meant = titlesWithIcon.find((known) => editsBetween(group.title, known) <= 1);
      if (meant === undefined || meant === group.title) continue;
      report.warning(group, "title", "", `Did you mean "${meant}"? That title has its own icon.`);
    }
    for (const priced of data["shop.ts"] ? [product, ...subscriptions] : []) {
      currencyRule(priced, currency, report);
    }
    for (const plan of subscriptions) planRule(plan, planSlug(plan, subscriptions), report);
  }
}

function startingPriceRule(product: Product, report: Report): void {
  const [cheapest] = product.subscriptions.toSorted((a, b) => a.price - b.price);
  // Selling a plan out, or restocking it, needs no second change.
  if (!cheapest || [cheapest.price, startingPrice(product)].includes(product.price)) return;
  const why = `but the cheapest plan, ${cheapest.name}, costs ${cheapest.price}`;
  const fix = `Write the price of the cheapest plan: ${cheapest.price}.`;
  report.problem(product, "price", why, fix);
}

/** The ids that the page itself uses. */
const takenIds = new Set(
  ["root", "main", "menu", productsSectionId, plansSectionId, aboutSectionId].flatMap((id) => [
    id,
    `${id}-title`,
  ]),
);

function planRule(plan: Subscription, slug: string, report: Report): void {
  if (takenIds.has(slug)) {
    const fix = "Give the plan a name that says how long, such as Week Key.";
    report.problem(plan, "name", "whose address the page uses for something else", fix);
  }
  const [named, given] = [durationDays(plan.name), durationDays(plan.duration)];
  if (named !== undefined && given !== undefined && named !== given) {
    const fix = "Make the two the same, so that customers know how long the key lasts.";
    report.warning(plan, "duration", `but the name says ${quoted(plan.name)}`, fix);
  }
}

/** Plans with the number of another plan, or with its name where the store finds a plan by its name. */
function repeatedPlans({ products, "shop.ts": shop }: CheckedData, report: Report): void {
  const plans = products.flatMap((product, index) => {
    const store = shop ? platformProduct(shop, product).storeUrl : "";
    const isFoundByName =
      store !== "" && !isDemoSeller(store) && !opensCheckout(store, shop?.storeLinks);
    return product.subscriptions.map((plan) => ({
      plan,
      product,
      label: `${product.name} · ${plan.name}`,
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

function currencyRule(priced: { price: number }, currency: string, report: Report): void {
  const amount = priceAmount(priced.price, currency);
  if (Number(amount) !== priced.price) {
    const why = `but ${currency} has no such fractions`;
    report.problem(priced, "price", why, `Write the price in ${currency}: ${amount}.`);
  } else if (priced.price >= unlikelyPrice && strongCurrencies.has(currency)) {
    const fix = `Write the price in ${currency}, or your currency in shop.ts, such as currency: "IDR".`;
    report.warning(priced, "price", `which is unusually high in ${currency}`, fix);
  }
}
