import { titlesWithIcon, startingPrice } from "#domain/product.ts";
import type { CheckedData } from "./checked-data.ts";
import type { Report } from "./finding.ts";
import { editsBetween } from "./nearest-name.ts";
import { quoted } from "./value-text.ts";

/** Rules for products: the starting price, videos, feature titles. */
export function productRules({ products }: CheckedData, report: Report): void {
  for (const product of products) {
    const { price, subscriptions, media = [], features } = product;
    // Selling a plan out, or restocking it, needs no second change.
    const [cheapest] = subscriptions.toSorted((a, b) => a.price - b.price);
    if (cheapest && ![cheapest.price, startingPrice(product)].includes(price)) {
      const why = `but the cheapest plan, ${cheapest.name}, costs ${cheapest.price}`;
      const fix = `Write the price of the cheapest plan: ${cheapest.price}.`;
      report.problem(product, "price", why, fix);
    }
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
  }
}
