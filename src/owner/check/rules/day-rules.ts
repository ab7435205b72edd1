import { type Finding, valueError } from "#data-reader/finding.ts";
import type { ShopData } from "./shop-data.ts";

/** Rules for days: what the status page says has happened already. */
export function dayRules(data: ShopData): Finding[] {
  const { "products.ts": products, "status.ts": board, latestDay } = data;
  return [
    ...products.flatMap((product) => futureErrors(product, "since", latestDay)),
    ...futureErrors(board, "lastChecked", latestDay),
    ...(board.changes ?? []).flatMap((change) => futureErrors(change, "day", latestDay)),
  ];
}

function futureErrors<Field extends string>(
  holder: { [Name in Field]?: string | undefined },
  field: Field,
  latestDay: string,
): Finding[] {
  const day: string = holder[field] ?? "";
  if (day <= latestDay) return [];
  const fix = "Write the day on which it happened, year first.";
  return [valueError(holder, field, "which is in the future", fix)];
}
