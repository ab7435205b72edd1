import { daysBefore } from "#domain/calendar-day.ts";
import type { StatusHistory, StatusRun } from "#domain/page-data.ts";
import type { Product } from "#domain/product.ts";
import type { StatusChange } from "#domain/status-board.ts";
import { byUrgency, historyDays } from "#domain/status.ts";
import type { Words } from "#words/languages.ts";
import { daysText, shortDayText } from "./day-text.ts";

/** The current and the earlier statuses of a product. */
export type StatusedProduct = Pick<
  Product,
  "id" | "name" | "status" | "since" | "statusNote" | "earlier"
>;

/** The changes of status, newest first. A product without a day for its status has only the earlier ones. */
export function statusChanges(products: readonly StatusedProduct[]): StatusChange[] {
  return products
    .flatMap(({ id, name, status, since, statusNote, earlier = [] }) => {
      const current = since === undefined ? [] : [{ status, since, note: statusNote }];
      return [...current, ...earlier].map((change) => Object.assign({ id, name }, change));
    })
    .toSorted((a, b) => b.since.localeCompare(a.since));
}

/**
 * The statuses of a product in the 90 days up to `lastDay`, as runs of days with one status. A day on which several
 * statuses began has the worst. Days before the first are in no run. Undefined for a product without an earlier status.
 */
export function statusHistory(
  product: StatusedProduct,
  lastDay: string,
  words: Words,
): StatusHistory | undefined {
  const changes = statusChanges([product]);
  if (product.since === undefined || changes.length < 2) return undefined;
  const runs: StatusRun[] = [];
  for (let start = 0; start < historyDays; start++) {
    const day = dayAt(start, lastDay);
    const [worstOfDay] = byUrgency(changes.filter((change) => change.since === day));
    const current = worstOfDay ?? changes.find((change) => change.since < day);
    const run = runs.at(-1);
    if (run && run.status === current?.status) run.days++;
    else if (current) runs.push({ status: current.status, start, days: 1 });
  }
  return {
    runs,
    text: runs
      .toReversed()
      .map((run) => runText(run, lastDay, words))
      .join(words.comma),
    firstDay: shortDayText(dayAt(0, lastDay), words.language),
    lastDay: shortDayText(lastDay, words.language),
  };
}

/** The day at a place in the history, from 0. */
function dayAt(place: number, lastDay: string): string {
  return daysBefore(lastDay, historyDays - 1 - place);
}

/** "Detected: 3–4 October 2026". */
function runText({ status, start, days }: StatusRun, lastDay: string, words: Words): string {
  const time = daysText(dayAt(start, lastDay), dayAt(start + days - 1, lastDay), words.language);
  return words.metadata.nameAndStatus(words.status.names[status], time);
}
