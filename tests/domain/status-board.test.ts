import { expect, test } from "vitest";
import { statusChanges } from "#domain/status-board.ts";

const products = [
  { id: "1", name: "Private" },
  { id: "2", name: "Spoofer" },
];

test("changes are listed newest first, with the product's name; those of one day keep their order", () => {
  const changes = [
    { day: "2026-11-18", product: "1", status: "Updating" as const, note: "After the patch." },
    { day: "2026-11-20", product: "2", status: "Undetected" as const },
    { day: "2026-11-20", product: "1", status: "Detected" as const },
    { day: "2026-11-21", product: "gone", status: "Detected" as const },
  ];
  expect(statusChanges({ changes }, products)).toEqual([
    { day: "2026-11-20", id: "2", name: "Spoofer", status: "Undetected" },
    { day: "2026-11-20", id: "1", name: "Private", status: "Detected" },
    {
      day: "2026-11-18",
      id: "1",
      name: "Private",
      status: "Updating",
      note: "After the patch.",
    },
  ]);
});
