import * as v from "valibot";
import { text } from "./fields.ts";

export const comingEntrySchema = v.strictObject({
  name: text("A coming product has a name."),
  game: v.pipe(
    v.string("A game's code is two to four capital letters or digits, such as FN."),
    v.regex(
      /^[A-Z\d]{2,4}$/,
      "A game's code is two to four capital letters or digits, such as FN.",
    ),
  ),
});

export const statusBoardSchema = v.strictObject({
  lastChecked: v.pipe(
    v.string('A day is a text in quotes, year first: "2026-11-20".'),
    v.check(isCalendarDay, 'A day exists in the calendar and is written year first: "2026-11-20".'),
  ),
  coming: v.array(comingEntrySchema, "coming is a list in square brackets."),
});

/** A product that is not on sale yet: its status is "Soon". */
export type ComingEntry = v.InferOutput<typeof comingEntrySchema>;

/** What the owner keeps for the status screen besides the products' own status. */
export type StatusBoard = v.InferOutput<typeof statusBoardSchema>;

/** Whether a text is a day of the calendar as `YYYY-MM-DD`; 2026-02-30 is not. */
export function isCalendarDay(day: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return false;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
