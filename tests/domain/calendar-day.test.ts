import { expect, test } from "vitest";
import { isCalendarDay } from "#domain/calendar-day.ts";

test.each(["2026-11-20", "2024-02-29", "2025-12-31"])("%s is a day", (day) => {
  expect(isCalendarDay(day)).toBe(true);
});

test.each(["2026-02-30", "2025-02-29", "20.11.2026", "2026-1-1", "", "2026-11-20T10:00"])(
  "%j is not a day",
  (day) => {
    expect(isCalendarDay(day)).toBe(false);
  },
);
