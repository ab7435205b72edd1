import { afterEach, expect, test } from "vitest";
import { findingText } from "#owner/check/finding.ts";
import { renamedFields } from "#owner/check/reading/schema-issues.ts";
import { checkSmallShop, edited, smallShop } from "./small-shop.ts";

afterEach(() => renamedFields.clear());

test("a field that a new version renamed is reported once, with its new name", async () => {
  renamedFields.set("state", "status");
  const text = edited(smallShop["products.ts"], "status:", "state:");
  const { findings } = await checkSmallShop({ "products.ts": text });
  expect(findings.map(findingText)).toEqual([
    'src/data/products.ts:11 · Private: state is "Undetected", but there is no such field. This version calls it status: change the name, and keep the value.',
  ]);
});
