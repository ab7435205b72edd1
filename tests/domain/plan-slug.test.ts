import { expect, test } from "vitest";
import { planSlug } from "#domain/plan-slug.ts";

test.each([
  ["Week Key", "week-key"],
  ["3 Day Key", "3-day-key"],
  ["  Lifetime   Key! ", "lifetime-key"],
  ["Clé d’été", "cle-d-ete"],
  ["1 / 2", "1-2"],
])("the plan %j has the address %s", (name, slug) => {
  expect(planSlug({ name })).toBe(slug);
});
