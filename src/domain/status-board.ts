import * as v from "valibot";
import { calendarDay } from "./calendar-day.ts";
import { text } from "./fields.ts";
import { gameCode } from "./game.ts";
import { productStatus } from "./product.ts";

const upcomingEntrySchema = v.strictObject({
  name: text("A coming product has a name."),
  game: gameCode,
});

/** A product's status from a day on. `product` is its id in the shop. */
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

/** A product that is not on sale yet: its status is "Soon". */
export type UpcomingEntry = v.InferOutput<typeof upcomingEntrySchema>;

/** What the owner keeps for the status screen besides the products' own status. */
export type StatusBoard = v.InferOutput<typeof statusBoardSchema>;
