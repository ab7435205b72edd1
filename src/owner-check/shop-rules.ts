import { isSitePath } from "#domain/safe-link.ts";
import { isDemoSeller } from "#hosting/uses-demo-seller.ts";
import { productPath, routePaths } from "#paths.ts";
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
  for (const seller of shop ? [shop, ...products] : products) {
    const { storeUrl = "https://store" } = seller;
    if (isDemoSeller(storeUrl) || /^https:[^?#]+$/.test(storeUrl)) continue;
    const fix = "Write the store's whole address, from https:// up to the ? if there is one.";
    report.problem(seller, "storeUrl", "", fix);
  }
  const announcement = data["preferences.ts"]?.notifications.announcement;
  for (const link of shop?.footerLinks ?? []) deadLink(link, "url", data, report);
  if (announcement) deadLink(announcement, "linkUrl", data, report);
  const codes = games?.map(({ code }) => code);
  for (const entry of [...products, ...(board?.coming ?? [])]) {
    if (!codes || codes.includes(entry.game)) continue;
    const otherwise = `Add it to games.ts, or write one of: ${codes.slice(0, 9).join(", ")}.`;
    const fix = didYouMean(entry.game, codes, otherwise);
    report.problem(entry, "game", "and games.ts has no such code", fix);
  }
}

/** Warns of a path that is neither a page nor a file in `public/`. */
function deadLink<Field extends string>(
  holder: { [Key in Field]?: string | undefined },
  field: Field,
  { publicFiles, "products.ts": products }: CheckedData,
  report: Report,
): void {
  const link: string | undefined = holder[field];
  // The list of pages is only complete if all products are valid.
  if (link === undefined || !products || !isSitePath(link)) return;
  const pages = [routePaths.home, routePaths.status, ...products.map(productPath)];
  const path = link.replace(/[?#].*$/s, "");
  if ([...pages, ...publicFiles].includes(path)) return;
  const more = pages.length > 5 ? " …" : "";
  const otherwise = `The pages are ${pages.slice(0, 5).join(", ")}${more}; a file goes into public/.`;
  const fix = didYouMean(path, [...pages, ...publicFiles], otherwise);
  report.warning(holder, field, "and this site has no such page or file", fix);
}
