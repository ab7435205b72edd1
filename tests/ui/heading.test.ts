import { expect, test } from "vitest";
import { boundDashes, headingLeading } from "#shop/ui/heading.tsx";

test("commas, accents and tall scripts have their own line heights", () => {
  const texts = ["Straße", "Fourteen tools, one status page", "ÜBER UNS", "الأسئلة"];
  const [plain, comma, accented, tall] = texts.map(headingLeading);
  expect(new Set([plain, comma, accented, tall]).size).toBe(4);
  expect(headingLeading("What our users say: “50 %” – it’s true!")).toBe(plain);
  expect(headingLeading("Über uns, und mehr")).toBe(accented);
  expect(headingLeading("Ậ")).toBe(tall);
});

test.each([
  ["Frontline 6 - 1 Day Key", "Frontline 6\u00A0- 1 Day Key"],
  ["Vexa – Undertow — Full", "Vexa\u00A0– Undertow\u00A0— Full"],
  ["Semi-private -5 % 2-", "Semi-private -5 % 2-"],
])("a dash between spaces stays on the line of the word before it: %s", (name, shown) => {
  expect(boundDashes(name)).toBe(shown);
});
