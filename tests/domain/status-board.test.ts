import { expect, test } from "vitest";
import { statusChanges, statusEntries } from "#domain/status-board.ts";

const products = [
  { id: "1", name: "Private" },
  { id: "2", name: "Spoofer" },
];

test("changes are listed newest first, with the product's name", () => {
  const changes = [
    { day: "2026-11-18", product: "1", status: "Updating" as const, note: "After the patch." },
    { day: "2026-11-20", product: "2", status: "Undetected" as const },
    { day: "2026-11-21", product: "gone", status: "Detected" as const },
  ];
  expect(statusChanges({ changes }, products)).toEqual([
    { day: "2026-11-20", id: "2", name: "Spoofer", status: "Undetected" },
    {
      day: "2026-11-18",
      id: "1",
      name: "Private",
      status: "Updating",
      note: "After the patch.",
    },
  ]);
});

test("without a list there are no changes", () => {
  expect(statusChanges({}, products)).toEqual([]);
});

test("the list has every product with its code and status, then the upcoming ones as Soon", () => {
  const shelf = [
    { id: "1", name: "Private", game: "FN", status: "Updating" as const },
    { id: "2", name: "Temp Spoofer", game: "UB", status: "Detected" as const },
  ];
  expect(statusEntries(shelf, [{ name: "Next", game: "UB" }])).toEqual([
    { name: "Private", game: "FN", status: "Updating", id: "1" },
    { name: "Temp Spoofer", game: "UB", status: "Detected", id: "2" },
    { name: "Next", game: "UB", status: "Soon" },
  ]);
});
