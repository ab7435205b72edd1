import { isSitePath } from "#domain/safe-link.ts";
import type { Shop } from "#domain/shop.ts";
import type { StatusBoard } from "#domain/status-board.ts";
import { isDemoSeller } from "#hosting/uses-demo-seller.ts";
import { productPath, routePaths } from "#paths.ts";
import type { Surroundings, SoundData } from "./check-data.ts";
import { type Finding, problem, warning } from "./finding.ts";
import { didYouMean } from "./nearest-name.ts";
import { longDescription } from "./product-rules.ts";
import { repeats } from "./repeat-rules.ts";
import { quoted } from "./value-text.ts";

/** Mistakes in the shop's own settings that its schema cannot know. */
export function shopFindings(shop: Shop, today: string): Finding[] {
  const { storeUrl, checkoutScriptUrl, copyrightYear } = shop;
  const thisYear = Number(today.slice(0, 4));
  const findings = longDescription(shop);
  if (!isDemoSeller(storeUrl) && !/^https:[^?#]+$/.test(storeUrl)) {
    const fix = "Write the store's whole address, from https:// up to the ? if there is one.";
    findings.push(problem(shop, "storeUrl", `the storeUrl is ${quoted(storeUrl)}`, fix));
  }
  if (!isDemoSeller(checkoutScriptUrl) && !/^https:.*\.js$/.test(checkoutScriptUrl)) {
    const message = `the checkoutScriptUrl is ${quoted(checkoutScriptUrl)}`;
    const fix =
      "SellAuth's script is https://sellauth.com/assets/js/sellauth-embed-2.js or a newer one: its address ends in .js.";
    findings.push(problem(shop, "checkoutScriptUrl", message, fix));
  }
  if (copyrightYear > thisYear) {
    const message = `the copyrightYear is ${copyrightYear}, which is in the future`;
    findings.push(problem(shop, "copyrightYear", message, `Write a year up to ${thisYear}.`));
  }
  return findings;
}

/** Mistakes on the status board: a day in the future, entries that contradict the products. */
export function statusFindings(board: StatusBoard, data: SoundData, today: string): Finding[] {
  const { lastChecked, coming } = board;
  const onSale = new Set(data.products.map(entryKey));
  const findings = repeats(coming, entryKey).map(({ entry, firstIndex }) => {
    const message = `this product is in the list already, as entry ${firstIndex + 1}`;
    return problem(entry, "name", message, "Keep one of them.");
  });
  for (const entry of coming.filter((one) => onSale.has(entryKey(one)))) {
    const fix = "Take the entry out: its status is in products.ts.";
    findings.push(problem(entry, "name", "this product is on sale already", fix));
  }
  if (lastChecked > dayAfter(today)) {
    const message = `the lastChecked is ${quoted(lastChecked)}, which is in the future: today is ${today}`;
    findings.push(warning(board, "lastChecked", message, "Write the day of your last check."));
  }
  return findings;
}

function entryKey({ name, game }: { name: string; game: string }): string {
  return `${name.trim().replaceAll(/\s+/g, " ").toLowerCase()} ${game}`;
}

/** East of here it may be tomorrow already. */
function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

/** A warning where a path leads neither to a page nor to a file of `public/`. */
export function deadLink<Field extends string>(
  holder: { [Key in Field]?: string | undefined },
  field: Field,
  data: SoundData,
  { publicFiles }: Surroundings,
): Finding[] {
  const link: string | undefined = holder[field];
  const products = data["products.ts"];
  // While a product has mistakes, its page may be missing from the list.
  if (link === undefined || !products || !isSitePath(link)) return [];
  const pages = [routePaths.home, routePaths.status, ...products.map(productPath)];
  const path = link.replace(/[?#].*$/s, "");
  if ([...pages, ...publicFiles].includes(path)) return [];
  const otherwise = `The pages are ${pages.slice(0, 5).join(", ")}${pages.length > 5 ? " …" : ""}; a file goes into public/.`;
  const message = `the ${field} is ${quoted(link)}, and this site has no such page or file`;
  return [warning(holder, field, message, didYouMean(path, [...pages, ...publicFiles], otherwise))];
}
