import * as v from "valibot";
import { expect, test } from "vitest";
import { subscriptionSchema } from "#domain/subscription.ts";

test("a plan is valid for at least one whole day", () => {
  const { days: schema } = subscriptionSchema.entries;
  expect([1, 7, 365, 0, -1, 1.5].filter((number) => v.is(schema, number))).toEqual([1, 7, 365]);
});
