import { type Finding, valueError, warning } from "#data-reader/finding.ts";
import type { ShopData } from "./shop-data.ts";

/** Rules for days: what the status page says has happened already, and an announcement that has ended. */
export function dayRules(data: ShopData): Finding[] {
  const { "products.ts": products, "status.ts": board, latestDay } = data;
  const { announcement } = data["preferences.ts"].notifications;
  return [
    ...products.flatMap((product) => futureErrors(product, "since", latestDay)),
    ...futureErrors(board, "lastChecked", latestDay),
    ...(board.changes ?? []).flatMap((change) => futureErrors(change, "day", latestDay)),
    ...(announcement.enabled ? endedWarnings(announcement, latestDay) : []),
  ];
}

function endedWarnings(announcement: { until?: string | undefined }, latestDay: string): Finding[] {
  const { until = latestDay } = announcement;
  // The latest day is not yet today everywhere, but the day before it is.
  const dayMs = 24 * 60 * 60 * 1000;
  if (Date.parse(until) >= Date.parse(latestDay) - dayMs) return [];
  const fix = "Write a new message and day, or enabled: false.";
  return [warning(valueError(announcement, "until", "so the announcement is not shown", fix))];
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
