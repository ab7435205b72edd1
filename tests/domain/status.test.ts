import { expect, test } from "vitest";
import { byUrgency, statusCounts } from "#domain/status.ts";
import { allWords } from "#words/all-words.ts";

const words = allWords.en;

const entries = (["Undetected", "Soon", "Updating", "Undetected", "Detected"] as const).map(
  (status, id) => ({ id, name: `Product ${id}`, status }),
);

test.each([
  [
    ["Undetected", "Soon", "Updating", "Undetected", "Detected"],
    "2 of 4 Undetected, 1 Updating, 1 Detected, 1 Soon",
  ],
  [["Updating", "Updating", "Soon"], "Both Updating, 1 Soon"],
  [["Updating", "Updating", "Updating"], "All 3 Updating"],
  [["Detected"], "1 Detected"],
  [["Soon", "Soon"], "2 Soon"],
  [[], ""],
] as const)("the counts of %j are %j", (statuses, counts) => {
  const texts = statusCounts(
    statuses.map((status) => ({ status })),
    words.status,
  );
  expect(texts.map(({ status, text }) => `${text} ${status}`).join(", ")).toBe(counts);
});

test("failing products come first, the others keep their order", () => {
  expect(byUrgency(entries).map(({ id }) => id)).toEqual([4, 2, 0, 3, 1]);
});
