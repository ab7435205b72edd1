import { type Diagnostic, isSample, lineOf, valueError, warning } from "#data-reader/diagnostic.ts";
import { daysBefore } from "#domain/calendar-day.ts";
import type { Product } from "#domain/product.ts";
import { statusChanges } from "#finish/status-history.ts";
import type { RuleInput } from "./rule-input.ts";

/** Rules for days: what the status page says has happened already, and an announcement that has ended. */
export function dayRules(data: RuleInput): Diagnostic[] {
  const { "products.ts": products, "status.ts": board, latestDay } = data;
  const { announcement } = data["preferences.ts"].notifications;
  return [
    ...products.flatMap((product) => futureErrors(product, "since", latestDay)),
    ...products
      .flatMap(({ earlier = [] }) => earlier)
      .flatMap((status) => futureErrors(status, "since", latestDay)),
    ...products.flatMap(orderWarnings),
    ...futureErrors(board, "lastChecked", latestDay),
    ...(announcement.enabled ? endedWarnings(announcement, latestDay) : []),
    ...oldWarnings(data),
  ];
}

/** Each earlier status began before the one above it, and is another one. */
function orderWarnings(product: Product): Diagnostic[] {
  const { earlier = [] } = product;
  const statuses = [product, ...earlier];
  return earlier.flatMap((entry, index) => {
    const { [index]: next = entry } = statuses;
    const { status, since = entry.since } = next;
    const why = `but the one after it, on line ${lineOf(next, "status")}, is ${status} since ${since}`;
    if (since < entry.since) {
      const fix = "The newest is at the top: correct the day or the order.";
      return [warning(valueError(entry, "since", why, fix))];
    }
    const fix = "Delete one of the two, or write what it was then.";
    return status === entry.status ? [warning(valueError(entry, "status", why, fix))] : [];
  });
}

function endedWarnings(
  announcement: { until?: string | undefined },
  latestDay: string,
): Diagnostic[] {
  const { until = latestDay } = announcement;
  // The latest day is not yet today everywhere, but the day before it is.
  if (until >= daysBefore(latestDay, 1)) return [];
  const fix = "Write a new message and day, or enabled: false.";
  return [warning(valueError(announcement, "until", "so the announcement is not shown", fix))];
}

/** Warns of a day of the last check that was true once. A sample is left to do anyway. */
function oldWarnings({ "products.ts": products, "status.ts": board, latestDay }: RuleInput) {
  const { lastChecked } = board;
  const monthAgo = daysBefore(latestDay, 30);
  const newest = statusChanges(products)[0]?.since ?? "";
  const isOld = lastChecked < monthAgo || lastChecked < newest;
  if (!isOld || isSample(board, "lastChecked")) return [];
  const why = lastChecked < monthAgo ? "more than 30 days ago" : `before the change of ${newest}`;
  const fix = "Check every product, and write the day on which you did.";
  return [warning(valueError(board, "lastChecked", why, fix))];
}

function futureErrors<Field extends string>(
  holder: { [Name in Field]?: string | undefined },
  field: Field,
  latestDay: string,
): Diagnostic[] {
  const day: string = holder[field] ?? "";
  if (day <= latestDay) return [];
  const fix = "Write the day on which it happened, year first.";
  return [valueError(holder, field, "which is in the future", fix)];
}
