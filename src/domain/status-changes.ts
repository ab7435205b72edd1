import type { Product } from "./product.ts";
import type { StatusBoard } from "./status-board.ts";
import type { ProductStatus } from "./status.ts";

/** A status change with its product's id and name. */
export type NamedStatusChange = {
  day: string;
  id: string;
  name: string;
  status: ProductStatus;
  note?: string;
};

/** The status changes, newest first, without those of unknown products. */
export function statusChanges(
  { changes = [] }: Pick<StatusBoard, "changes">,
  products: readonly Pick<Product, "id" | "name">[],
): NamedStatusChange[] {
  return changes
    .flatMap(({ day, product, status, note }): NamedStatusChange[] => {
      const name = products.find(({ id }) => id === product)?.name;
      if (name === undefined) return [];
      return [{ day, id: product, name, status, ...(note !== undefined && { note }) }];
    })
    .toSorted((a, b) => b.day.localeCompare(a.day));
}
