// @vitest-environment node
import { expect, test } from "vitest";
import { nearestName, nearestTitle } from "#owner-check/nearest-name.ts";
import { durationDays } from "#owner-check/plan-rules.ts";

const fields = ["id", "name", "price", "duration", "variantId", "thumbnailUrl"];

test.each([
  ["nmae", "name"],
  ["Price", "price"],
  ["prise", "price"],
  ["duraton", "duration"],
  ["variantID", "variantId"],
  ["variant", "variantId"],
  ["thumbnail", "thumbnailUrl"],
  ["discount", undefined],
  ["", undefined],
])("the field meant by %j is %j", (written, meant) => {
  expect(nearestName(written, fields)).toBe(meant);
});

test.each([
  ["aimbot", "Aimbot"],
  ["Aimbto", "Aimbot"],
  ["iAmbot", "Aimbot"],
  ["Visual", "Visuals"],
  ["Features ", "Features"],
  ["Textures", undefined],
  ["Radar", undefined],
  ["Miscellaneous", undefined],
])("the title meant by %j is %j", (written, meant) => {
  expect(nearestTitle(written)).toBe(meant);
});

test.each([
  ["3 Day Key", 3],
  ["1 Day", 1],
  ["Day Key", 1],
  ["3-Day", 3],
  ["1 Week", 7],
  ["7 Days", 7],
  ["Month Key", 30],
  ["12 hours", 0.5],
  ["Lifetime Key", Infinity],
  ["Starter Key", undefined],
])("%j speaks of %j days", (text, days) => {
  expect(durationDays(text)).toBe(days);
});
