import { expect, test } from "vitest";
import { dayText } from "#domain/day-text.ts";

test("a day is written out", () => {
  expect(dayText("2026-11-20")).toBe("20 November 2026");
  expect(dayText("2024-02-29")).toBe("29 February 2024");
  expect(dayText("2025-01-01")).toBe("1 January 2025");
  expect(dayText("2025-12-31")).toBe("31 December 2025");
});
