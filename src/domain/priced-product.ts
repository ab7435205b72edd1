import { pricePerDayText, priceText } from "./price-text.ts";
import type { Product } from "./product.ts";
import type { Subscription } from "./subscription.ts";

/** A plan with the texts of its price: "$6.99", and "$1.00" for a day. */
export type PricedPlan = Subscription & {
  priceText: string;
  pricePerDayText?: string | undefined;
};

/** A product as the product screen shows it. */
export type PricedProduct = Omit<Product, "subscriptions"> & { subscriptions: PricedPlan[] };

/** A product with the texts of its prices in this currency. */
export function pricedProduct(product: Product, currency?: string): PricedProduct {
  return {
    ...product,
    subscriptions: product.subscriptions.map((plan) => ({
      ...plan,
      priceText: priceText(plan.price, currency),
      pricePerDayText: pricePerDayText(plan, currency),
    })),
  };
}
