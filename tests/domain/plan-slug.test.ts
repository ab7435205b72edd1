import { expect, test } from "vitest";
import { planSlug } from "#domain/plan-slug.ts";

test.each([
  ["Week Key", "week-key"],
  ["3 Day Key", "3-day-key"],
  ["  Lifetime   Key! ", "lifetime-key"],
  ["Clé d’été", "cle-d-ete"],
  ["1 / 2", "1-2"],
  ["3 أيام", "3-أيام"],
  ["1 tháng đầu", "1-thang-đau"],
  ["30 दिन", "30-दिन"],
  ["★", "plan"],
])("the plan %j has the id %s", (name, slug) => {
  expect(planSlug({ name }, [])).toBe(slug);
});

test("plans whose names only differ in punctuation have different ids", () => {
  const plans = ["1 Month", "1 month", "Week", "1-month!"].map((name) => ({ name }));
  expect(plans.map((plan) => planSlug(plan, plans))).toEqual([
    "1-month",
    "1-month-2",
    "week",
    "1-month-3",
  ]);
});
