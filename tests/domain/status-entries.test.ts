import { expect, test } from "vitest";
import { statusEntries } from "#domain/status-entries.ts";
import { productWith } from "./products.ts";

test("every product stands in the list with its own code and status, then the coming ones as Soon", () => {
  const shelf = [
    productWith({ id: "1", name: "Private", game: "FN", status: "Updating" }),
    productWith({ id: "2", name: "Temp Spoofer", game: "UB", status: "Detected" }),
  ];
  expect(statusEntries(shelf, [{ name: "Next", game: "UB" }])).toEqual([
    { name: "Private", game: "FN", status: "Updating", productId: "1" },
    { name: "Temp Spoofer", game: "UB", status: "Detected", productId: "2" },
    { name: "Next", game: "UB", status: "Soon" },
  ]);
});

test("without products and coming ones the list is empty", () => {
  expect(statusEntries([], [])).toEqual([]);
});
