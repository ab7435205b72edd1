import { expect, test } from "vitest";
import { isGenericFont } from "#domain/theme.ts";

test.each([
  ["serif", true],
  ["monospace", true],
  ["system-ui", true],
  ["-apple-system", true],
  ["Big Shoulders", false],
  ["inter", false],
  ["bebas-neue", false],
])("%s is a font of CSS's own: %s", (name, isGeneric) => {
  expect(isGenericFont(name)).toBe(isGeneric);
});
