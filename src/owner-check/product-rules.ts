import { titlesWithIcon } from "#domain/feature-icon.ts";
import { startingPrice } from "#domain/starting-price.ts";
import type { CheckedData } from "./check-data.ts";
import { type Report, statement } from "./finding.ts";
import { editsBetween } from "./nearest-name.ts";
import { repeats } from "./duplicates.ts";
import { quoted } from "./value-text.ts";

/** Rules for products: unique ids, the starting price, videos, feature titles. */
export function productRules({ products }: CheckedData, report: Report): void {
  // Some hosts serve /product/Abc and /product/abc from one file.
  for (const { entry, first } of repeats(products, ({ id }) => id.toLowerCase())) {
    const message =
      entry.id === first.id
        ? `${statement(entry, "id")}, which is the id of ${first.name} too`
        : `the id ${quoted(entry.id)} gives the same address as that of ${first.name}`;
    const fix = "Give each product its own id: it is part of the address.";
    report.problem(entry, "id", message, fix);
  }
  for (const product of products) {
    const { id, price, subscriptions, media = [], features } = product;
    // Hosts serve 404.html for unknown addresses, and index.html for the folder.
    if (/^(?:404|index)$/i.test(id)) {
      const message = `${statement(product, "id")}, which hosts reserve for another page`;
      report.problem(product, "id", message, "Use another id.");
    }
    // Selling a plan out, or restocking it, needs no second change.
    const [cheapest] = subscriptions.toSorted((a, b) => a.price - b.price);
    if (cheapest && ![cheapest.price, startingPrice(product)].includes(price)) {
      const message = `${statement(product, "price")}, but the cheapest plan, ${cheapest.name}, costs ${cheapest.price}`;
      const fix = `A product's price is that of its cheapest plan: ${cheapest.price}.`;
      report.problem(product, "price", message, fix);
    }
    for (const item of media) {
      if (item.type !== "video" || item.url.includes(item.youtubeId)) continue;
      const message = `${statement(item, "url")}, which does not contain the youtubeId ${quoted(item.youtubeId)}`;
      const fix = "Copy the video's address, and the id from that address.";
      report.problem(item, "url", message, fix);
    }
    for (const group of features) {
      // Any title is allowed, but one that differs in a single letter from a title with an icon is a typo.
      const meant = titlesWithIcon.find((known) => editsBetween(group.title, known) <= 1);
      if (meant === undefined || meant === group.title) continue;
      const fix = `Did you mean "${meant}"? That title has its own icon.`;
      report.warning(group, "title", statement(group, "title"), fix);
    }
  }
}
