import { expect, test } from "vitest";
import { preselectedPlan } from "#domain/subscription.ts";

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
