import type { Words } from "#words/languages.ts";

export const productStatuses = ["Undetected", "Updating", "Detected"] as const;

export type ProductStatus = (typeof productStatuses)[number];

/** The statuses of the status screen, where upcoming products are "Soon". Counts have this order. */
export const statuses = [...productStatuses, "Soon"] as const;

export type Status = (typeof statuses)[number];

/** The theme colour of each status. Nothing else has these colours. */
export const statusColours = {
  Undetected: "green",
  Updating: "blue",
  Detected: "red",
  Soon: "yellow",
} as const satisfies Record<Status, string>;

/** The shapes of their dots, because colour alone is not accessible. */
export const statusShapes = {
  Undetected: "circle",
  Updating: "square",
  Detected: "diamond",
  Soon: "ring",
} as const satisfies Record<Status, string>;

/** The days of a status history, each a tick: as many as status pages usually show and a phone has room for. */
export const historyDays = 90;

/** Whether a product with this status works today. */
export function worksToday(status: Status): status is "Undetected" {
  return status === "Undetected";
}

/** The sort order of a status list: products that do not work come first. */
const urgency: Record<Status, number> = {
  Detected: 0,
  Updating: 1,
  Undetected: 2,
  Soon: 3,
};

/** A status and how many entries have it. `text` is "44 of 47", "All 6", "Both" or "3", `word` is "undetected". */
export type StatusCount = { status: Status; count: number; text: string; word: string };

/**
 * Counts the entries of each status. A status without entries has no count. The first count names the total, without
 * upcoming entries.
 */
export function statusCounts(
  entries: readonly { status: Status }[],
  { ofTotal, counted }: Words["status"],
): StatusCount[] {
  const countOf = (status: Status) => entries.filter((entry) => entry.status === status).length;
  const total = entries.length - countOf("Soon");
  return statuses
    .filter((status) => countOf(status) > 0)
    .map((status, index) => {
      const count = countOf(status);
      if (status === "Soon" || index > 0 || total === 1) {
        return { status, count, text: `${count}`, word: counted[status](count) };
      }
      const text = ofTotal(count, total);
      return { status, count, text, word: counted[status](count, total) };
    });
}

/** The entries sorted by urgency of status. Entries with the same status keep their order. */
export function byUrgency<E extends { status: Status }>(entries: readonly E[]): E[] {
  return entries.toSorted((a, b) => urgency[a.status] - urgency[b.status]);
}
