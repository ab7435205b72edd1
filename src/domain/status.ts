/** The statuses of a product on sale. */
export const productStatuses = ["Undetected", "Updating", "Detected"] as const;

export type ProductStatus = (typeof productStatuses)[number];

/** The statuses of the status screen, where upcoming products are "Soon". */
export type Status = ProductStatus | "Soon";

/** The sort order of a status list: products that do not work come first. */
export const statusUrgency: Record<Status, number> = {
  Detected: 0,
  Updating: 1,
  Undetected: 2,
  Soon: 3,
};

/** The colours of statuses. The page uses them for nothing else. */
export type StatusTone = "green" | "blue" | "red" | "yellow";

const tones: Record<Status, StatusTone> = {
  Undetected: "green",
  Updating: "blue",
  Detected: "red",
  Soon: "yellow",
};

/** The tone of a status. */
export function statusTone(status: Status): StatusTone {
  return tones[status];
}

/** The number of products on sale, in total and by status. Upcoming ones do not count. */
export type StatusSummary = { total: number; counts: { status: Status; count: number }[] };

/** Counts the statuses: Undetected first, then Updating and Detected. Without those that no product has. */
export function statusSummary(entries: readonly { status: Status }[]): StatusSummary {
  const statuses = entries.map(({ status }) => status).filter((status) => status !== "Soon");
  const counts = (["Undetected", "Updating", "Detected"] as const)
    .map((status) => ({ status, count: statuses.filter((other) => other === status).length }))
    .filter(({ count }) => count > 0);
  return { total: statuses.length, counts };
}

/** The numbers of a summary as shown: "44 of 47" and "3", or "All 6" if all have the same status. */
export function countTexts({ total, counts }: StatusSummary): { status: Status; text: string }[] {
  return counts.map(({ status, count }, index) => {
    if (counts.length === 1) return { status, text: `All ${total}` };
    return { status, text: index === 0 ? `${count} of ${total}` : `${count}` };
  });
}

/** The entries sorted by urgency of status. Entries with the same status keep their order. */
export function byUrgency<E extends { status: Status }>(entries: readonly E[]): E[] {
  return entries.toSorted((a, b) => statusUrgency[a.status] - statusUrgency[b.status]);
}

/** Up to this number, products are listed by name. */
const maxNamed = 3;

/** The statuses in one line: "Private: Undetected. Temp Spoofer: Updating" or "44 of 47 undetected, 3 updating". */
export function statusText(entries: readonly { name: string; status: Status }[]): string {
  if (entries.length <= maxNamed) {
    return entries.map(({ name, status }) => `${name}: ${status}`).join(". ");
  }
  return countTexts(statusSummary(entries))
    .map(({ status, text }) => `${text} ${status.toLowerCase()}`)
    .join(", ");
}
