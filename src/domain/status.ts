/** What a product on sale can be. */
export const productStatuses = ["Undetected", "Updating", "Detected"] as const;

export type ProductStatus = (typeof productStatuses)[number];

/** Entries that are not on sale yet are "Soon"; they appear on the status screen only. */
export type Status = ProductStatus | "Soon";

/** The order of a status list: what does not work today comes first. */
export const statusUrgency: Record<Status, number> = {
  Detected: 0,
  Updating: 1,
  Undetected: 2,
  Soon: 3,
};

/** The four colours of the page, each of which means one status and nothing else. */
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

/** The tone on the product screen, where all but Undetected and Updating is red. */
export function productStatusTone(status: string): StatusTone {
  return status === "Undetected" || status === "Updating" ? tones[status] : "red";
}
