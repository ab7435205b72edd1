import type * as v from "valibot";
import { calendarDay, groupOf, listOf, textField } from "./fields.ts";
import { gameCode } from "./game.ts";
import type { Product } from "./product.ts";
import type { ProductStatus } from "./status.ts";

/** A product that is not on sale yet. Its status is "Soon". */
const upcomingEntrySchema = groupOf({
  name: textField("Write the name of the product."),
  game: gameCode,
});

export const statusBoardSchema = groupOf({
  lastChecked: calendarDay,
  coming: listOf(upcomingEntrySchema),
});

/** The data of the status screen besides the products. */
export type StatusBoard = v.InferOutput<typeof statusBoardSchema>;

/** A product's status, and the day on which it began. `id` is the product's. */
export type StatusChange = Pick<Product, "id" | "name"> & {
  status: ProductStatus;
  since: string;
  note?: string | undefined;
};
