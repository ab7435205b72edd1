import { expect, test } from "vitest";
import { dayText } from "#domain/day-text.ts";

test("a day is written out, the same in every time zone", () => {
  expect(dayText("2026-11-20")).toBe("20 November 2026");
  expect(dayText("2024-02-29")).toBe("29 February 2024");
});
