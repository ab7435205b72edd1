import { expect, test } from "vitest";
import { productStatusTone, statusTone } from "#domain/status.ts";

test.each([
  ["Undetected", "green"],
  ["Updating", "blue"],
  ["Detected", "red"],
  ["Soon", "yellow"],
])("%s is %s on the status screen", (status, tone) => {
  expect(statusTone(status)).toBe(tone);
});

test.each([
  ["Undetected", "green"],
  ["Updating", "blue"],
  ["Detected", "red"],
  ["Soon", "red"],
  ["Whatever", "red"],
  ["undetected", "red"],
  ["", "red"],
])("%j is %s on the product screen", (status, tone) => {
  expect(productStatusTone(status)).toBe(tone);
});

test.each(["Whatever", "toString", "__proto__"])("an unknown status, %j, is red", (status) => {
  expect(statusTone(status)).toBe("red");
  expect(productStatusTone(status)).toBe("red");
});
