import * as v from "valibot";
import { calendarDay } from "./calendar-day.ts";
import { text } from "./fields.ts";
import { gameCode } from "./game.ts";
import { productStatus } from "./product.ts";

const upcomingEntrySchema = v.strictObject({
  name: text("An upcoming product has a name."),
  game: gameCode,
});

/** A product's new status and the day of the change. `product` is its id in the shop. */
const statusChangeSchema = v.strictObject({
  day: calendarDay,
  product: v.string("product is the id of a product in products.ts."),
  status: productStatus,
  note: v.optional(text("A note is one short line, such as Back after the update.")),
});

export const statusBoardSchema = v.strictObject({
  lastChecked: calendarDay,
  coming: v.array(upcomingEntrySchema, "coming is a list in square brackets."),
  changes: v.optional(v.array(statusChangeSchema, "changes is a list in square brackets.")),
});

/** A product that is not on sale yet. Its status is "Soon". */
export type UpcomingEntry = v.InferOutput<typeof upcomingEntrySchema>;

/** The data of the status screen besides the products. */
export type StatusBoard = v.InferOutput<typeof statusBoardSchema>;
