import { type Diagnostic, problemAt, warning } from "#data-reader/diagnostic.ts";
import { daysBefore } from "#domain/calendar-day.ts";
import type { Announcement } from "#domain/preferences.ts";
import type { Product } from "#domain/product.ts";
import { statusChanges } from "#finish/status-history.ts";
import { isSample } from "./launch-rules.ts";
import type { RuleInput } from "./rule-input.ts";

/** Rules for days: none on the status page is in the future, and no announcement has ended. */
export function dayRules(data: RuleInput): Diagnostic[] {
  const { products, statusBoard, latestDay } = data;
  const { announcement } = data.defaultPreferences.notifications;
  return [
    ...products
      .flatMap((product) => [product, ...(product.earlier ?? [])])
      .flatMap((status) => futureDays(status, "since", latestDay)),
    ...products.flatMap(orderWarnings),
    ...futureDays(statusBoard, "lastChecked", latestDay),
    ...futureDays(data.shop, "copyrightYear", latestDay).map(warning),
    ...endedWarnings(announcement, latestDay),
    ...oldWarnings(data),
  ];
}

/** Warns of a status that began after the one that followed it. Both may have begun on one day. */
function orderWarnings({ since, earlier = [] }: Product): Diagnostic[] {
  return earlier.flatMap((status, at) => {
    const next = at === 0 ? since : earlier[at - 1]?.since;
    if (next === undefined || status.since <= next) return [];
    const why = `but the status after it began on ${next}`;
    return [warning(problemAt(status, "since", why, "Correct one of the two days."))];
  });
}

function endedWarnings(announcement: Announcement, latestDay: string): Diagnostic[] {
  const { until = latestDay } = announcement;
  // The latest day has not begun everywhere, but the day before it has.
  if (until >= daysBefore(latestDay, 1)) return [];
  const fix = "Write a new message and day, or enabled: false.";
  return [warning(problemAt(announcement, "until", "so the announcement is not shown", fix))];
}

/** Warns of a last check that is too old, or older than a status. A sample is a todo anyway. */
function oldWarnings({ products, statusBoard, latestDay }: RuleInput) {
  const { lastChecked } = statusBoard;
  const monthAgo = daysBefore(latestDay, 30);
  // A status from today may come before today's check.
  const yesterday = daysBefore(latestDay, 1);
  const newest = statusChanges(products).find(({ since }) => since < yesterday)?.since ?? "";
  const isOld = lastChecked < monthAgo || lastChecked < newest;
  if (!isOld || isSample(statusBoard, "lastChecked")) return [];
  const why = lastChecked < monthAgo ? "more than 30 days ago" : `before the change of ${newest}`;
  const fix = "Check every product, then write that day, or answer yes to Checked in the form.";
  return [warning(problemAt(statusBoard, "lastChecked", why, fix))];
}

function futureDays<Field extends string>(
  holder: { [Name in Field]?: string | number | undefined },
  field: Field,
  latestDay: string,
): Diagnostic[] {
  const day = `${holder[field] ?? ""}`;
  if (day <= latestDay) return [];
  // The message has no date, which depends on the owner's time zone.
  const fix = `Write ${day.length > 4 ? "today's date" : "this year"} or an earlier one.`;
  return [problemAt(holder, field, "which is in the future", fix)];
}
