import type { Product } from "./product.ts";
import type { Status } from "./status.ts";
import type { ComingEntry } from "./status-board.ts";

/** One line of the status screen. `productId` is there where the product can be bought. */
export type StatusEntry = {
  name: string;
  game: string;
  status: Status;
  productId?: string;
};

/** The status list: every product with its own status, then the coming ones as "Soon". */
export function statusEntries(
  products: readonly Pick<Product, "id" | "name" | "game" | "status">[],
  coming: readonly ComingEntry[],
): StatusEntry[] {
  return [
    ...products.map(({ id, name, game, status }) => ({ name, game, status, productId: id })),
    ...coming.map(({ name, game }) => ({ name, game, status: "Soon" as const })),
  ];
}
