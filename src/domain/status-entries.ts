import type { Product } from "./product.ts";
import type { Status } from "./status.ts";
import type { UpcomingEntry } from "./status-board.ts";

/** A row of the status screen. `productId` is the product's id in the shop; upcoming entries have none. */
export type StatusEntry = Pick<Product, "name" | "game" | "statusNote" | "since"> & {
  status: Status;
  productId?: string;
};

/** The status list: all products with their status, then the upcoming ones as "Soon". */
export function statusEntries(
  products: readonly Pick<Product, "id" | "name" | "game" | "status" | "statusNote" | "since">[],
  upcoming: readonly UpcomingEntry[],
): StatusEntry[] {
  return [
    ...products.map(({ id, name, game, status, statusNote, since }) => ({
      name,
      game,
      status,
      ...(statusNote !== undefined && { statusNote }),
      ...(since !== undefined && { since }),
      productId: id,
    })),
    ...upcoming.map(({ name, game }) => ({ name, game, status: "Soon" as const })),
  ];
}
