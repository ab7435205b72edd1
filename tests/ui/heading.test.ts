import { expect, test } from "vitest";
import { headingLeading } from "#shop/ui/heading.tsx";

test("accents and tall scripts have their own line heights", () => {
  const [plain, accented, tall] = ["Straße", "ÜBER UNS", "الأسئلة"].map(headingLeading);
  expect(new Set([plain, accented, tall]).size).toBe(3);
  expect(headingLeading("What our users say: “50 %” – it’s true!")).toBe(plain);
  expect(headingLeading("Fourteen tools, one status page")).toBe(accented);
  expect(headingLeading("Ậ")).toBe(tall);
});
