import * as v from "valibot";
import { calendarDay } from "./calendar-day.ts";
import { group, text } from "./fields.ts";
import { gameCode } from "./game.ts";
import type { ProductSummary } from "./product-summary.ts";
import { findProduct, productStatus, type Product } from "./product.ts";
import type { Status } from "./status.ts";

const upcomingEntrySchema = group({
  name: text("Write the name of the product."),
  game: gameCode,
});

/** A product's new status and the day of the change. `product` is its id in the shop. */
const statusChangeSchema = group({
  day: calendarDay,
  product: v.string("Write the id of a product in products.ts."),
  status: productStatus,
  note: v.optional(text("A note is one short line, such as Back after the update.")),
});

export const statusBoardSchema = group({
  lastChecked: calendarDay,
  coming: v.array(upcomingEntrySchema, "Write a list in square brackets."),
  changes: v.optional(v.array(statusChangeSchema, "Write a list in square brackets.")),
});

/** A product that is not on sale yet. Its status is "Soon". */
type UpcomingEntry = v.InferOutput<typeof upcomingEntrySchema>;

/** The data of the status screen besides the products. */
export type StatusBoard = v.InferOutput<typeof statusBoardSchema>;

type StatusChange = v.InferOutput<typeof statusChangeSchema>;

/** A product's newest change. Of the same day, it is the first. */
export function newestChange(
  { changes = [] }: Pick<StatusBoard, "changes">,
  { id }: Pick<Product, "id">,
): StatusChange | undefined {
  const own = changes.filter(({ product }) => product === id);
  return own.toSorted((one, other) => other.day.localeCompare(one.day))[0];
}

/** A status change with its product's id and name. */
export type NamedStatusChange = Omit<StatusChange, "product"> & Pick<Product, "id" | "name">;

/** The status changes, newest first, without those of unknown products. */
export function statusChanges(
  { changes = [] }: Pick<StatusBoard, "changes">,
  products: readonly Pick<Product, "id" | "name">[],
): NamedStatusChange[] {
  return changes
    .flatMap(({ product, ...change }) => {
      const found = findProduct(products, product);
      return found ? [{ ...change, id: found.id, name: found.name }] : [];
    })
    .toSorted((a, b) => b.day.localeCompare(a.day));
}

/** A row of the status screen. `id` is the product's id in the shop; upcoming entries have none. */
export type StatusEntry = Pick<
  ProductSummary,
  "name" | "game" | "statusNote" | "since" | "price" | "priceText" | "isFrom"
> & { status: Status; id?: string };

/** The status list: all products with their status, then the upcoming ones as "Soon". */
export function statusEntries(
  products: readonly (Pick<Product, "id" | "status"> & Omit<StatusEntry, "status" | "id">)[],
  upcoming: readonly UpcomingEntry[],
): StatusEntry[] {
  return [...products, ...upcoming.map((entry) => ({ ...entry, status: "Soon" as const }))];
}
