import { expect, test } from "vitest";
import { statusEntries } from "#domain/status-entries.ts";
import { productWith } from "./products.ts";

test("the list has every product with its code and status, then the upcoming ones as Soon", () => {
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

test("without products and upcoming ones the list is empty", () => {
  expect(statusEntries([], [])).toEqual([]);
});
