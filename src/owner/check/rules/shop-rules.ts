import { defaultCurrency } from "#domain/price-text.ts";
import type { Game } from "#domain/game.ts";
import type { Product } from "#domain/product.ts";
import type { Shop } from "#domain/shop.ts";
import { opensCheckout } from "#domain/store-link.ts";
import { isDemoSeller, usesDemoSeller } from "#domain/uses-demo-seller.ts";
import { deadLinks } from "./dead-links.ts";
import type { CheckedData } from "./checked-data.ts";
import type { Report } from "#owner/check/finding.ts";
import { didYouMean, nearestName } from "#owner/check/nearest-name.ts";

/** Rules for the shop's settings, store addresses, links and games. */
export function shopRules(data: CheckedData, report: Report): void {
  const { products, "shop.ts": shop, "status.ts": board, "games.ts": games } = data;
  if (shop) {
    settings(shop, data.today, report);
    for (const product of products) ownStore(product, shop, report);
  }
  deadLinks(data, report, "warning");
  for (const entry of games ? [...products, ...(board?.coming ?? [])] : []) {
    gameRule(entry, games ?? [], report);
  }
}

function gameRule(entry: { game: string }, games: readonly Game[], report: Report): void {
  const codes = games.map(({ code }) => code);
  if (codes.includes(entry.game)) return;
  const names = games.map(({ name }) => name);
  const named = games[names.indexOf(nearestName(entry.game, names) ?? "")];
  const otherwise = `Add it to games.ts, or write one of: ${codes.slice(0, 9).join(", ")}.`;
  const fix = named
    ? `Write the game's code: "${named.code}".`
    : didYouMean(entry.game, codes, otherwise);
  report.problem(entry, "game", "but games.ts has no such code", fix);
}

function settings(shop: Shop, today: string, report: Report): void {
  const { currency = defaultCurrency, copyrightYear } = shop;
  const thisYear = Number(today.slice(0, 4));
  if (copyrightYear > thisYear) {
    const fix = `Write a year up to ${thisYear}.`;
    report.problem(shop, "copyrightYear", "which is in the future", fix);
  }
  if (currency !== defaultCurrency) {
    const why = `so every price counts as ${currency}, even one that you wrote in another currency`;
    const fix = "Check every price once, then end this line with // accepted: currency.";
    report.warning(shop, "currency", why, fix);
  }
}

/** A product that SellAuth sells apart from the others has a number and a store address of its own. */
function ownStore(product: Product, shop: Shop, report: Report): void {
  const { productId, storeUrl } = product;
  if (storeUrl !== undefined && isDemoSeller(storeUrl) && !usesDemoSeller(shop)) {
    const fix =
      "Write the product's address in your store. Or delete the line: the address in shop.ts then counts.";
    report.problem(product, "storeUrl", "but the shop sells through your store now", fix);
  } else if (storeUrl !== undefined && productId === undefined) {
    const why = "without a productId: Purchase would sell the shop's own product";
    const fix = "Add the product's productId, or delete the storeUrl.";
    report.problem(product, "storeUrl", why, fix);
  } else if (
    productId !== undefined &&
    storeUrl === undefined &&
    // The link to the checkout has the product's number; only a link to the product needs its address.
    !opensCheckout(shop.storeUrl, shop.storeLinks)
  ) {
    const why = "without a storeUrl: the link to the store would lead to the shop's own product";
    const fix = "Add the product's storeUrl, or delete the productId.";
    report.problem(product, "productId", why, fix);
  }
}
