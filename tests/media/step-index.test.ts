import { expect, test } from "vitest";
import { stepIndex } from "#media/step-index.ts";

test("a step leads to the next item and wraps around at both ends", () => {
  expect(stepIndex(0, 1, 4)).toBe(1);
  expect(stepIndex(3, 1, 4)).toBe(0);
  expect(stepIndex(0, -1, 4)).toBe(3);
});

test("a single item steps to itself", () => {
  expect(stepIndex(0, 1, 1)).toBe(0);
  expect(stepIndex(0, -1, 1)).toBe(0);
});
