import type { CheckedData } from "./check-data.ts";
import { type Report, statement } from "./finding.ts";
import { didYouMean } from "./nearest-name.ts";
import { comparable } from "./duplicates.ts";
import { quoted } from "./value-text.ts";

/** Rules for the status board: contradictions with the products, and days in the future. */
export function statusRules(data: CheckedData, report: Report): void {
  const { "status.ts": board, "products.ts": products, today } = data;
  const { coming: upcoming = [], changes = [] } = board ?? {};
  const onSale = new Set(data.products.map(entryKey));
  for (const entry of upcoming.filter((one) => onSale.has(entryKey(one)))) {
    const fix = "Remove the entry: its status is in products.ts.";
    report.problem(entry, "name", "this product is on sale already", fix);
  }
  const newestFirst = changes.toSorted((a, b) => b.day.localeCompare(a.day));
  for (const change of products ? changes : []) {
    const product = products?.find(({ id }) => id === change.product);
    const newest = newestFirst.find((one) => one.product === change.product);
    if (!product) {
      const ids = data.products.map(({ id }) => id);
      const message = `${statement(change, "product")}, and products.ts has no such id`;
      const fix = didYouMean(change.product, ids, "Write the id of the product, such as 151373.");
      report.problem(change, "product", message, fix);
    } else if (newest === change && change.status !== product.status) {
      const message = `the newest status of ${product.name} here is ${quoted(change.status)}, and products.ts says ${quoted(product.status)}`;
      const fix = "Change the product's status too, or add the change that came after this one.";
      report.warning(change, "status", message, fix);
    }
  }
  if (board) futureDay(board, "lastChecked", today, report);
  for (const change of changes) futureDay(change, "day", today, report);
  for (const product of data.products) futureDay(product, "since", today, report);
}

function entryKey({ name, game }: { name: string; game: string }): string {
  return `${comparable(name)} ${game}`;
}

/** Only a warning, because the clock may be wrong. One day is allowed for time zones. */
function futureDay<Field extends string>(
  holder: { [Key in Field]?: string | undefined },
  field: Field,
  today: string,
  report: Report,
): void {
  const dayMs = 86_400_000;
  const tomorrow = new Date(Date.parse(today) + dayMs).toISOString().slice(0, 10);
  if ((holder[field] ?? "") <= tomorrow) return;
  const message = `${statement(holder, field)}, which is in the future: today is ${today}`;
  report.warning(holder, field, message, "Write the day on which it happened.");
}
