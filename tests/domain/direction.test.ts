import { expect, test } from "vitest";
import { directionOf } from "#domain/direction.ts";

test.each([
  ["an Arabic sentence that begins with a brand", ["Playstation Plus هو النوع الآخر من البطاقات"]],
  ["Hebrew", ["מפתח שבועי"]],
  ["a list of Arabic texts with a Latin one", ["القرص واللوحة", "PS5", "الشبكة والبطاقة"]],
])("%s runs from right to left", (_, texts) => {
  expect(directionOf(...texts)).toBe("rtl");
});

test.each([
  ["Latin", ["Week Key"]],
  ["a Latin sentence that names an Arabic word", ["The key مفتاح is valid for a week"]],
  ["as many letters of both", ["ab اب"]],
  ["a price", ["₪80.00"]],
  ["nothing", []],
])("%s runs from left to right", (_, texts) => {
  expect(directionOf(...texts)).toBeUndefined();
});
