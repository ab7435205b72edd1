import { expect, test } from "vitest";
import { dayText, daysText } from "#finish/day-text.ts";

test("a day of any month is written out", () => {
  const format = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
  for (let month = 1; month <= 12; month += 1) {
    const day = `2026-${String(month).padStart(2, "0")}-20`;
    expect(dayText(day, "en")).toBe(format.format(new Date(day)));
  }
  expect(dayText("2025-01-01", "en")).toBe("1 January 2025");
});

test("a Russian day ends without a full stop, which the sentences around it have", () => {
  expect(dayText("2026-11-20", "ru")).toBe("20 ноября 2026");
  expect(daysText("2026-11-20", "2026-12-03", "ru")).toMatch(/декабря 2026$/);
});
