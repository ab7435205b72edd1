import type { CheckedData } from "./checked-data.ts";
import type { Report } from "#owner/check/finding.ts";
import { didYouMean } from "#owner/check/nearest-name.ts";
import { comparable } from "./repeat-rules.ts";
import { quoted } from "#owner/check/value-text.ts";

/** How many ids a message names. */
const maxIds = 5;

/** Rules for the status board: contradictions with the products, and days in the future. */
export function statusRules(data: CheckedData, report: Report): void {
  const { "status.ts": board, "products.ts": allProducts, products, today } = data;
  const { coming: upcoming = [], changes = [] } = board ?? {};
  const onSale = new Set(products.map(entryKey));
  for (const entry of upcoming.filter((one) => onSale.has(entryKey(one)))) {
    const fix = "Delete the entry: its status is in products.ts.";
    report.problem(entry, "name", "which is on sale already", fix);
  }
  const newestFirst = changes.toSorted((a, b) => b.day.localeCompare(a.day));
  for (const change of allProducts ? changes : []) {
    const product = products.find(({ id }) => id === change.product);
    const newest = newestFirst.find((one) => one.product === change.product);
    if (!product) {
      const ids = products.map(({ id }) => id);
      const more = ids.length > maxIds ? " …" : ".";
      const someIds = `${ids.slice(0, maxIds).map(quoted).join(", ")}${more}`;
      const named = products.find(({ name }) => comparable(name) === comparable(change.product));
      const fix = named
        ? `Write the product's id: "${named.id}".`
        : didYouMean(change.product, ids, `Write the id of the product: ${someIds}`);
      report.problem(change, "product", "but products.ts has no such id", fix);
    } else if (newest === change && change.status !== product.status) {
      const why = `but products.ts says "${product.status}" for ${product.name}`;
      const fix = "Change the product's status too, or add the change that came after this one.";
      report.warning(change, "status", why, fix);
    }
  }
  if (board) futureDay(board, "lastChecked", board.lastChecked, today, report);
  for (const change of changes) futureDay(change, "day", change.day, today, report);
  for (const product of products) futureDay(product, "since", product.since, today, report);
}

function entryKey({ name, game }: { name: string; game: string }): string {
  return `${comparable(name)} ${game}`;
}

/** Only a warning, because the clock may be wrong. One day is allowed for time zones. */
function futureDay<Holder extends object>(
  holder: Holder,
  field: keyof Holder & string,
  day: string | undefined,
  today: string,
  report: Report,
): void {
  const dayMs = 86_400_000;
  const tomorrow = new Date(Date.parse(today) + dayMs).toISOString().slice(0, 10);
  if (day === undefined || day <= tomorrow) return;
  const why = `which is in the future: today is ${today}`;
  report.warning(holder, field, why, "Write the day on which it happened.");
}
