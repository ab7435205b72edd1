import { isSitePath } from "#domain/safe-link.ts";
import type { Shop } from "#domain/shop.ts";
import { isDemoSeller } from "#hosting/uses-demo-seller.ts";
import { productPath, routePaths } from "#paths.ts";
import type { CheckedData } from "./check-data.ts";
import { type Report, statement } from "./finding.ts";
import { didYouMean } from "./nearest-name.ts";

/** Rules for the shop's settings, store addresses, links and games. */
export function shopRules(data: CheckedData, report: Report): void {
  const { products, "shop.ts": shop, "status.ts": board, "games.ts": games } = data;
  const announcement = data["preferences.ts"]?.notifications.announcement;
  if (shop) shopSettings(shop, Number(data.today.slice(0, 4)), report);
  for (const entry of shop ? [shop, ...products] : products) storeAddress(entry, report);
  for (const link of shop?.footerLinks ?? []) deadLink(link, "url", data, report);
  if (announcement) deadLink(announcement, "linkUrl", data, report);
  const codes = games?.map(({ code }) => code);
  for (const entry of codes ? [...products, ...(board?.coming ?? [])] : []) {
    if (!codes || codes.includes(entry.game)) continue;
    const message = `${statement(entry, "game")}, and games.ts has no such code`;
    const otherwise = `Add it to games.ts, or write one of: ${codes.slice(0, 9).join(", ")}.`;
    report.problem(entry, "game", message, didYouMean(entry.game, codes, otherwise));
  }
}

function shopSettings(shop: Shop, thisYear: number, report: Report): void {
  const { checkoutScriptUrl, copyrightYear } = shop;
  if (!isDemoSeller(checkoutScriptUrl) && !/^https:.*\.js$/.test(checkoutScriptUrl)) {
    const fix =
      "SellAuth's script is https://sellauth.com/assets/js/sellauth-embed-2.js or a newer one: its address ends in .js.";
    report.problem(shop, "checkoutScriptUrl", statement(shop, "checkoutScriptUrl"), fix);
  }
  if (copyrightYear > thisYear) {
    const message = `${statement(shop, "copyrightYear")}, which is in the future`;
    report.problem(shop, "copyrightYear", message, `Write a year up to ${thisYear}.`);
  }
}

function storeAddress(holder: { storeUrl?: string | undefined }, report: Report): void {
  const { storeUrl } = holder;
  if (storeUrl === undefined || isDemoSeller(storeUrl) || /^https:[^?#]+$/.test(storeUrl)) return;
  const fix = "Write the store's whole address, from https:// up to the ? if there is one.";
  report.problem(holder, "storeUrl", statement(holder, "storeUrl"), fix);
}

/** Warns of a path that is neither a page nor a file in `public/`. */
function deadLink<Field extends string>(
  holder: { [Key in Field]?: string | undefined },
  field: Field,
  { publicFiles, ...data }: CheckedData,
  report: Report,
): void {
  const link: string | undefined = holder[field];
  // The list of pages is only complete if all products are valid.
  const products = data["products.ts"];
  if (link === undefined || !products || !isSitePath(link)) return;
  const pages = [routePaths.home, routePaths.status, ...products.map(productPath)];
  const path = link.replace(/[?#].*$/s, "");
  if ([...pages, ...publicFiles].includes(path)) return;
  const message = `${statement(holder, field)}, and this site has no such page or file`;
  const more = pages.length > 5 ? " …" : "";
  const otherwise = `The pages are ${pages.slice(0, 5).join(", ")}${more}; a file goes into public/.`;
  report.warning(holder, field, message, didYouMean(path, [...pages, ...publicFiles], otherwise));
}
