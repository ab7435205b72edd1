import { defaultCurrency } from "#domain/price-text.ts";
import type { Product } from "#domain/product.ts";
import { isSitePath } from "#domain/safe-link.ts";
import type { Shop } from "#domain/shop.ts";
import { isDemoSeller, usesDemoSeller } from "#hosting/uses-demo-seller.ts";
import { opensCheckout } from "#domain/store-link.ts";
import { productPath, routePaths } from "#paths.ts";
import { siteAddresses } from "./built-site-rules.ts";
import type { CheckedData } from "./checked-data.ts";
import type { Report } from "./finding.ts";
import { didYouMean } from "./nearest-name.ts";

/** Rules for the shop's settings, store addresses, links and games. */
export function shopRules(data: CheckedData, report: Report): void {
  const { products, "shop.ts": shop, "status.ts": board, "games.ts": games } = data;
  const thisYear = Number(data.today.slice(0, 4));
  if (shop && shop.copyrightYear > thisYear) {
    const fix = `Write a year up to ${thisYear}.`;
    report.problem(shop, "copyrightYear", "which is in the future", fix);
  }
  if (
    shop &&
    !isDemoSeller(shop.checkoutScriptUrl) &&
    !/^https:.*\.js$/.test(shop.checkoutScriptUrl)
  ) {
    const fix =
      "SellAuth's script is https://sellauth.com/assets/js/sellauth-embed-2.js or a newer one: its address ends in .js.";
    report.problem(shop, "checkoutScriptUrl", "", fix);
  }
  if (shop) storeAddress(shop, report);
  for (const product of products) {
    const { length } = report.findings;
    storeAddress(product, report);
    if (shop && report.findings.length === length) ownStore(product, shop, report);
  }
  if (shop?.currency !== undefined && shop.currency !== defaultCurrency) {
    const why = `so every price counts as ${shop.currency}, even one that you wrote in another currency`;
    const fix = "Check every price once, then end this line with // accepted: currency.";
    report.warning(shop, "currency", why, fix);
  }
  const announcement = data["preferences.ts"]?.notifications.announcement;
  for (const link of shop?.footerLinks ?? []) deadLink(link, "url", data, report);
  if (announcement) deadLink(announcement, "linkUrl", data, report);
  const codes = games?.map(({ code }) => code);
  for (const entry of [...products, ...(board?.coming ?? [])]) {
    if (!codes || codes.includes(entry.game)) continue;
    const otherwise = `Add it to games.ts, or write one of: ${codes.slice(0, 9).join(", ")}.`;
    const fix = didYouMean(entry.game, codes, otherwise);
    report.problem(entry, "game", "but games.ts has no such code", fix);
  }
}

function storeAddress(seller: { storeUrl?: string | undefined }, report: Report): void {
  const { storeUrl } = seller;
  if (storeUrl === undefined || isDemoSeller(storeUrl)) return;
  if (/^https:\/\/(?:dash|api)\.sellauth\.com\b/.test(storeUrl)) {
    const fix = "Open the product in your store as a customer, and copy that address.";
    report.problem(
      seller,
      "storeUrl",
      "which is SellAuth's dashboard, and customers cannot open it",
      fix,
    );
  } else if (!/^https:[^?#]+$/.test(storeUrl)) {
    const fix = "Write the whole address in your store, from https:// up to the ? if there is one.";
    report.problem(seller, "storeUrl", "", fix);
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

/** Warns of a path that is neither a page nor a file in `public/`. */
function deadLink<Field extends string>(
  holder: { [Key in Field]?: string | undefined },
  field: Field,
  data: CheckedData,
  report: Report,
): void {
  const link: string | undefined = holder[field];
  // The list of pages is only complete if all products are valid.
  if (link === undefined || !data["products.ts"] || !isSitePath(link)) return;
  const pages = [routePaths.home, routePaths.status, ...data.products.map(productPath)];
  // A link may be encoded, such as /Terms%20of%20sale.pdf. Names of files from macOS are decomposed.
  const path = decoded(link.replace(/[?#].*$/s, "")).normalize();
  const addresses = siteAddresses(data).map((address) => address.normalize());
  if (addresses.includes(path)) return;
  const more = pages.length > 5 ? " …" : "";
  const otherwise = `The pages are ${pages.slice(0, 5).join(", ")}${more}; a file has to be in public/.`;
  const fix = didYouMean(path, addresses.map(encodeURI), otherwise);
  report.warning(holder, field, "but this site has no such page or file", fix);
}

/** A path without percent signs for characters; unchanged if they are malformed. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
