import { expect, test } from "vitest";
import { contourPath } from "#prerender/cards/contour-path.ts";

test("the same id gives the same closed curve, a different id a different one", () => {
  expect(contourPath("151373")).toBe(contourPath("151373"));
  expect(contourPath("151373")).toMatch(/^M-?\d+ -?\d+C.*Z$/);
  expect(contourPath("151373")).not.toBe(contourPath("151374"));
});
