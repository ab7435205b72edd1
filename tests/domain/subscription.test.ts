import { expect, test } from "vitest";
import { planSlug, preselectedPlan } from "#domain/subscription.ts";

const days = { name: "Day", price: 1, duration: "1 Day", variantId: 1 };
const weeks = { name: "Week", price: 2, duration: "1 Week", variantId: 2 };

test.each([
  ["the first one", [days, weeks], "Day"],
  ["the recommended one", [days, { ...weeks, recommended: true }], "Week"],
  [
    "the first on sale if the recommended one is sold out",
    [days, { ...weeks, recommended: true, soldOut: true }],
    "Day",
  ],
  ["none if all are sold out", [{ ...days, soldOut: true }], undefined],
])("the preselected plan is %s", (_, plans, name) => {
  expect(preselectedPlan(plans)?.name).toBe(name);
});

test.each([
  ["Week Key", "week-key"],
  ["3 Day Key", "3-day-key"],
  ["  Lifetime   Key! ", "lifetime-key"],
  ["Clé d’été", "cle-d-ete"],
  ["1 / 2", "1-2"],
  ["3 أيام", "3-أيام"],
  ["1 tháng đầu", "1-thang-đau"],
  ["30 दिन", "30-दिन"],
  ["Ключ на неделю", "ключ-на-неделю"],
  ["7 日", "7-日"],
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
