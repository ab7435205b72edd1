import * as v from "valibot";
import { expect, test } from "vitest";
import { nameHasDuration, recommendedPlan, subscriptionSchema } from "#domain/subscription.ts";

const days = { name: "Day", price: 1, duration: "1 Day", variantId: 1 };
const weeks = { name: "Week", price: 2, duration: "1 Week", variantId: 2 };

test.each([
  ["the first one", [days, weeks], "Day"],
  ["the first on sale", [{ ...days, soldOut: true }, weeks], "Week"],
  ["the recommended one", [days, { ...weeks, recommended: true }], "Week"],
  [
    "the first on sale if the recommended one is sold out",
    [days, { ...weeks, recommended: true, soldOut: true }],
    "Day",
  ],
  ["none if all are sold out", [{ ...days, soldOut: true }], undefined],
])("the preselected plan is %s", (_, plans, name) => {
  expect(recommendedPlan(plans)?.name).toBe(name);
});

test("a plan is valid for at least one whole day", () => {
  const { days: schema } = subscriptionSchema.entries;
  expect([1, 7, 365, 0, -1, 1.5].filter((number) => v.is(schema, number))).toEqual([1, 7, 365]);
});

test.each([
  [true, "Lifetime", "Lifetime"],
  [true, "Black Ops 6 - 1 Day Key", "1 Day"],
  [true, "7 Day Key", "7 Days"],
  [true, "1 hari 2 layar", "1 Hari"],
  [true, "مفتاح أسبوع", "أسبوع"],
  [false, "31 Day Key", "1 Day"],
  [false, "Week Key", "1 Week"],
  [false, "3 Day Key", "1 Day"],
  [false, "Key", "∞"],
])("it is %s that %j says %j", (says, name, duration) => {
  expect(nameHasDuration({ ...days, name, duration })).toBe(says);
});
