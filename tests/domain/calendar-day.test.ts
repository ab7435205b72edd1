import * as v from "valibot";
import { expect, test } from "vitest";
import { calendarDay, dayText } from "#domain/calendar-day.ts";

test.each(["2026-11-20", "2024-02-29", "2025-12-31"])("%s is a day", (day) => {
  expect(v.is(calendarDay, day)).toBe(true);
});

test.each(["2026-02-30", "2025-02-29", "20.11.2026", "2026-1-1", "", "2026-11-20T10:00"])(
  "%j is not a day",
  (day) => {
    expect(v.is(calendarDay, day)).toBe(false);
  },
);

test("a day of any month is written out", () => {
  const format = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
  for (let month = 1; month <= 12; month += 1) {
    const day = `2026-${String(month).padStart(2, "0")}-20`;
    expect(dayText(day, "en")).toBe(format.format(new Date(day)));
  }
  expect(dayText("2025-01-01", "en")).toBe("1 January 2025");
});
