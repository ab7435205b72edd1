import { expect, test } from "vitest";
import { boundDashes } from "#finish/finish.ts";

test.each([
  ["Frontline 6 - 1 Day Key", "Frontline 6\u00A0- 1 Day Key"],
  ["Vexa – Undertow — Full", "Vexa\u00A0– Undertow\u00A0— Full"],
  ["Semi-private -5 % 2-", "Semi-private -5 % 2-"],
])("a dash between spaces stays on the line of the word before it: %s", (name, shown) => {
  expect(boundDashes(name)).toBe(shown);
});
