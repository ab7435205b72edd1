import { type Finding, valueError, warning } from "#owner/check/finding.ts";
import type { ShopData } from "./shop-data.ts";

/** Rules for the status board: unknown products, products on sale as "Soon", days in the future. */
export function statusRules(data: ShopData): Finding[] {
  const { "status.ts": board, "products.ts": products, today } = data;
  const { coming, changes = [] } = board;
  return [
    ...changes.flatMap((change) => {
      if (products.some(({ id }) => id === change.product)) return [];
      const known = products.slice(0, 9).map(({ id, name }) => `"${id}" for ${name}`);
      const fix = `Write the id of a product: ${known.join(", ")}.`;
      return [valueError(change, "product", "but products.ts has no such id", fix)];
    }),
    ...coming.flatMap((entry) => {
      if (!products.some(({ name, game }) => name === entry.name && game === entry.game)) return [];
      const fix = "Delete the entry: its status is in products.ts.";
      return [valueError(entry, "name", "which is on sale already", fix)];
    }),
    ...futureDays(board, "lastChecked", today),
    ...changes.flatMap((change) => futureDays(change, "day", today)),
    ...products.flatMap((product) => futureDays(product, "since", today)),
  ];
}

/** Only a warning, because the clock may be wrong. One day is allowed for time zones. */
function futureDays<Field extends string>(
  holder: { [Name in Field]?: string | undefined },
  field: Field,
  today: string,
): Finding[] {
  const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10);
  if ((holder[field] ?? "") <= tomorrow) return [];
  const why = `which is in the future: today is ${today}`;
  return [warning(valueError(holder, field, why, "Write the day on which it happened."))];
}
