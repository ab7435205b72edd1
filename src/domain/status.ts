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

/** The tone of a status in the status list; an unknown value is red. */
export function statusTone(status: string): StatusTone {
  return Object.hasOwn(tones, status) ? tones[status as Status] : "red";
}

/** The tone on the product screen, where every other status than Undetected and Updating is red. */
export function productStatusTone(status: string): StatusTone {
  return status === "Undetected" || status === "Updating" ? tones[status] : "red";
}

/** The number of products on sale, in total and by status. Upcoming ones do not count. */
export type StatusSummary = { total: number; counts: { status: Status; count: number }[] };

/** Counts the statuses: Undetected first, then Updating and Detected if there are any. */
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
  const { total, counts } = statusSummary(entries);
  return counts
    .map(
      ({ status, count }, index) =>
        `${count}${index === 0 ? ` of ${total}` : ""} ${status.toLowerCase()}`,
    )
    .join(", ");
}
