import { statusUrgency, type Status } from "./status.ts";

/** How many products on sale there are, and how many have each status. Upcoming ones do not count. */
export type StatusSummary = { total: number; counts: { status: Status; count: number }[] };

/** Counts the statuses: Undetected first, then what does not work. */
export function statusSummary(entries: readonly { status: Status }[]): StatusSummary {
  const statuses = entries.map(({ status }) => status).filter((status) => status !== "Soon");
  const count = (status: Status) => statuses.filter((other) => other === status).length;
  const failing = (["Updating", "Detected"] as const).filter((status) => count(status) > 0);
  return {
    total: statuses.length,
    counts: (["Undetected", ...failing] as const).map((status) => ({
      status,
      count: count(status),
    })),
  };
}

/** Entries with the most urgent status first, otherwise in their own order. */
export function byUrgency<E extends { status: Status }>(entries: readonly E[]): E[] {
  return entries.toSorted((a, b) => statusUrgency[a.status] - statusUrgency[b.status]);
}

/** Up to this many products are named one by one. */
const mostNamed = 3;

/** The statuses in one line: "Private: Undetected. Temp Spoofer: Updating" or "44 of 47 undetected, 3 updating". */
export function statusText(entries: readonly { name: string; status: Status }[]): string {
  if (entries.length <= mostNamed) {
    return entries.map(({ name, status }) => `${name}: ${status}`).join(". ");
  }
  const { total, counts } = statusSummary(entries);
  return counts
    .map(
      ({ status, count }, index) =>
        `${count}${index === 0 ? ` of ${total}` : ""} ${status.toLowerCase()}`,
    )
    .join(", ");
}
