import { isDemoSeller } from "#hosting/uses-demo-seller.ts";
import { planSlug } from "#domain/plan-slug.ts";
import { platformProduct } from "#domain/platform-product.ts";
import { defaultCurrency, priceAmount } from "#domain/price-text.ts";
import type { Product } from "#domain/product.ts";
import type { Shop } from "#domain/shop.ts";
import type { Subscription } from "#domain/subscription.ts";
import { plansSectionId, productsSectionId } from "#paths.ts";
import { type Finding, positionOf, problem, warning } from "./finding.ts";
import { repeats } from "./repeat-rules.ts";
import { quoted } from "./value-text.ts";

type Plan = { plan: Subscription; product: Product };

/** Mistakes that no single field of a plan shows. */
export function planFindings(products: readonly Product[], shop: Shop | undefined): Finding[] {
  const plans = products.flatMap((product) =>
    product.subscriptions.map((plan) => ({ plan, product })),
  );
  return [
    ...sharedVariants(plans),
    ...(shop ? sharedStoreLinks(plans, shop) : []),
    ...products.flatMap(planAddresses),
    ...plans.flatMap(({ plan }) => otherDuration(plan)),
    ...(shop ? [...products, ...plans.map(({ plan }) => plan)] : []).flatMap((priced) =>
      otherCurrency(priced, shop?.currency),
    ),
  ];
}

function sharedVariants(plans: readonly Plan[]): Finding[] {
  return repeats(plans, ({ plan }) => `${plan.variantId}`).map(({ entry: { plan }, first }) =>
    problem(
      plan,
      "variantId",
      `the variantId is ${plan.variantId}, which ${first.product.name} · ${first.plan.name} has too`,
      "Give each plan a variantId of its own: the number that SellAuth shows for the variant.",
    ),
  );
}

/** The demonstration sells nothing, so that no shopper can land on the wrong plan. */
function sharedStoreLinks(plans: readonly Plan[], shop: Shop): Finding[] {
  const storeOf = ({ product }: Plan) => platformProduct(shop, product).storeUrl;
  const inStores = plans.filter((one) => !isDemoSeller(storeOf(one)));
  return repeats(inStores, (one) => `${storeOf(one)} ${one.plan.name}`)
    .filter(({ entry, first }) => entry.product !== first.product)
    .map(({ entry: { plan, product }, first }) =>
      warning(
        plan,
        "name",
        `the name is ${quoted(plan.name)}, which a plan of ${first.product.name} has too`,
        `The link to the store finds a plan by its name alone. Call it ${quoted(`${product.name} ${plan.name}`)}, for instance, here and at SellAuth, or give the product a storeUrl of its own.`,
      ),
    );
}

/** The ids of the page's own parts. */
const takenAddresses = new Set([
  "root",
  "main",
  "menu",
  productsSectionId,
  `${productsSectionId}-title`,
  plansSectionId,
  `${plansSectionId}-title`,
]);

function planAddresses({ subscriptions }: Product): Finding[] {
  return [
    ...repeats(subscriptions, ({ name }) => name.toLowerCase()).map(({ entry, first }) =>
      warning(
        entry,
        "name",
        `the name is the same as that of ${positionOf(first)}`,
        "The link to the store finds a plan by its name: give each plan one of its own, here and at SellAuth.",
      ),
    ),
    ...repeats(subscriptions, (plan) => planSlug(plan, subscriptions)).map(({ entry, first }) =>
      problem(
        entry,
        "name",
        `the name ${quoted(entry.name)} gives the same address as the plan ${quoted(first.name)}`,
        "Give the plans of a product names that differ in letters or digits.",
      ),
    ),
    ...subscriptions
      .filter((plan) => takenAddresses.has(planSlug(plan, subscriptions)))
      .map((plan) =>
        problem(
          plan,
          "name",
          `the name ${quoted(plan.name)} gives an address that the page uses for something else`,
          "Give the plan a name that says how long, such as Week Key.",
        ),
      ),
  ];
}

function otherDuration(plan: Subscription): Finding[] {
  const promised = durationDays(plan.name);
  const lasting = durationDays(plan.duration);
  if (promised === undefined || lasting === undefined || promised === lasting) return [];
  const message = `the duration is ${quoted(plan.duration)}, and the name says ${quoted(plan.name)}`;
  return [
    warning(plan, "duration", message, "Make sure that the key lasts as long as its name says."),
  ];
}

const dayCounts: Record<string, number> = {
  hour: 1 / 24,
  day: 1,
  week: 7,
  month: 30,
  year: 365,
  lifetime: Infinity,
};

/** How many days a text such as "3 Day Key" or "1 Week" speaks of, if of any. */
export function durationDays(text: string): number | undefined {
  const [, count, unit = ""] =
    /(?:(\d+(?:\.\d+)?)[\s-]*)?\b(hour|day|week|month|year|lifetime)s?\b/i.exec(text) ?? [];
  const days = dayCounts[unit.toLowerCase()];
  return days === undefined ? undefined : Number(count ?? 1) * days;
}

/** From here on a whole price in one of these currencies is more likely in another one. */
const unlikelyPrice = 1000;
const strongCurrencies = new Set(["USD", "EUR", "GBP", "CHF", "CAD", "AUD", "NZD", "SGD"]);

function otherCurrency(priced: { price: number }, currency = defaultCurrency): Finding[] {
  const { price } = priced;
  if (Number(priceAmount(price, currency)) !== price) {
    const message = `the price is ${price}, and ${currency} has no such fractions`;
    return [
      problem(
        priced,
        "price",
        message,
        `Write the price in ${currency}: ${priceAmount(price, currency)}.`,
      ),
    ];
  }
  if (price < unlikelyPrice || !strongCurrencies.has(currency)) return [];
  const message = `the price is ${price}, which is a lot in ${currency}`;
  const fix = `Write the price in ${currency}, or your currency in shop.ts, such as currency: "IDR".`;
  return [warning(priced, "price", message, fix)];
}
