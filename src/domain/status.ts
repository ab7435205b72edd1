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
