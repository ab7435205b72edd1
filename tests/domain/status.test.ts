import { expect, test } from "vitest";
import {
  productStatusTone,
  statusTone,
  byUrgency,
  statusSummary,
  statusText,
} from "#domain/status.ts";

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

const entries = (["Undetected", "Soon", "Updating", "Undetected", "Detected"] as const).map(
  (status, id) => ({ id, name: `Product ${id}`, status }),
);

test("the summary counts the products on sale by status", () => {
  expect(statusSummary(entries)).toEqual({
    total: 4,
    counts: [
      { status: "Undetected", count: 2 },
      { status: "Updating", count: 1 },
      { status: "Detected", count: 1 },
    ],
  });
});

test("if everything works, the summary has one number; without products it is zero", () => {
  expect(statusSummary([{ status: "Undetected" }]).counts).toEqual([
    { status: "Undetected", count: 1 },
  ]);
  expect(statusSummary([])).toEqual({ total: 0, counts: [{ status: "Undetected", count: 0 }] });
});

test("failing products come first, the others keep their order", () => {
  expect(byUrgency(entries).map(({ id }) => id)).toEqual([4, 2, 0, 3, 1]);
});

test("up to three products are listed by name; more are counted", () => {
  expect(statusText(entries.slice(2, 4))).toBe("Product 2: Updating. Product 3: Undetected");
  expect(statusText(entries)).toBe("2 of 4 undetected, 1 updating, 1 detected");
});
