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
  const { checkoutScriptUrl, copyrightYear } = shop;
  const thisYear = Number(today.slice(0, 4));
  const findings = [...longDescription(shop), ...storeAddress(shop)];
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

/** The address of the store, where a shop or a product names one. */
export function storeAddress(holder: { storeUrl?: string | undefined }): Finding[] {
  const { storeUrl } = holder;
  if (storeUrl === undefined || isDemoSeller(storeUrl) || /^https:[^?#]+$/.test(storeUrl))
    return [];
  const fix = "Write the store's whole address, from https:// up to the ? if there is one.";
  return [problem(holder, "storeUrl", `the storeUrl is ${quoted(storeUrl)}`, fix)];
}

/** Codes of games that `games.ts` does not have. */
export function gameFindings(data: SoundData): Finding[] {
  const { "games.ts": games, "status.ts": board } = data;
  if (!games) return [];
  const codes = games.map(({ code }) => code);
  return [...data.products, ...(board?.coming ?? [])]
    .filter(({ game }) => !codes.includes(game))
    .map((entry) => {
      const message = `the game is ${quoted(entry.game)}, and games.ts has no such code`;
      const otherwise = `Add it to games.ts, or write one of: ${codes.slice(0, 9).join(", ")}.`;
      return problem(entry, "game", message, didYouMean(entry.game, codes, otherwise));
    });
}

/** Status changes of unknown products, or against the product's own status. */
function changeFindings({ changes = [] }: StatusBoard, data: SoundData): Finding[] {
  const products = data["products.ts"];
  if (!products) return [];
  const ids = products.map(({ id }) => id);
  const newestFirst = changes.toSorted((a, b) => b.day.localeCompare(a.day));
  return changes.flatMap((change) => {
    const product = products.find(({ id }) => id === change.product);
    if (!product) {
      const message = `the product is ${quoted(change.product)}, and products.ts has no such id`;
      const fix = didYouMean(change.product, ids, "Write the id of the product, such as 151373.");
      return [problem(change, "product", message, fix)];
    }
    const newest = newestFirst.find((one) => one.product === change.product);
    if (newest !== change || change.status === product.status) return [];
    const message = `the newest status of ${product.name} here is ${quoted(change.status)}, and products.ts says ${quoted(product.status)}`;
    const fix = "Change the product's status too, or add the change that came after this one.";
    return [warning(change, "status", message, fix)];
  });
}

/** Mistakes on the status board: a day in the future, entries that contradict the products. */
export function statusFindings(board: StatusBoard, data: SoundData, today: string): Finding[] {
  const { coming } = board;
  const onSale = new Set(data.products.map(entryKey));
  const findings = repeats(coming, entryKey).map(({ entry, firstIndex }) => {
    const message = `this product is in the list already, as entry ${firstIndex + 1}`;
    return problem(entry, "name", message, "Keep one of them.");
  });
  for (const entry of coming.filter((one) => onSale.has(entryKey(one)))) {
    const fix = "Take the entry out: its status is in products.ts.";
    findings.push(problem(entry, "name", "this product is on sale already", fix));
  }
  return [
    ...findings,
    ...changeFindings(board, data),
    ...futureDay(board, "lastChecked", today),
    ...(board.changes ?? []).flatMap((change) => futureDay(change, "day", today)),
    ...data.products.flatMap((product) => futureDay(product, "since", today)),
  ];
}

/** Only a warning, as the machine's clock may be behind; east of it, it may be tomorrow already. */
function futureDay<Field extends string>(
  holder: { [Key in Field]?: string | undefined },
  field: Field,
  today: string,
): Finding[] {
  const day: string | undefined = holder[field];
  if (day === undefined || day <= dayAfter(today)) return [];
  const message = `the ${field} is ${quoted(day)}, which is in the future: today is ${today}`;
  return [warning(holder, field, message, "Write the day on which it happened.")];
}

function entryKey({ name, game }: { name: string; game: string }): string {
  return `${name.trim().replaceAll(/\s+/g, " ").toLowerCase()} ${game}`;
}

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
