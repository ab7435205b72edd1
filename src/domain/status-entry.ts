import type { ProductSummary } from "./product-summary.ts";
import type { UpcomingEntry } from "./status-board.ts";
import type { Status } from "./status.ts";

/** A row of the status screen. `id` is the product's id in the shop; upcoming entries have none. */
export type StatusEntry = Pick<
  ProductSummary,
  "name" | "game" | "statusNote" | "since" | "price" | "priceText" | "isFrom"
> & { status: Status; id?: string };

/** The status list: all products with their status, then the upcoming ones as "Soon". */
export function statusEntries(
  products: readonly ProductSummary[],
  upcoming: readonly UpcomingEntry[],
): StatusEntry[] {
  return [...products, ...upcoming.map((entry) => ({ ...entry, status: "Soon" as const }))];
}
