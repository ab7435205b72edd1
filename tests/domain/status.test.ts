import { expect, test } from "vitest";
import { byUrgency, statusCounts, statusText } from "#domain/status.ts";
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

test("up to three products are listed by name; more are counted", () => {
  expect(statusText(entries.slice(2), words)).toBe(
    "Product 2: Updating. Product 3: Undetected. Product 4: Detected",
  );
  expect(statusText(entries.slice(1), words)).toBe(
    "1 of 3 undetected, 1 updating, 1 detected, 1 soon",
  );
  expect(statusText(entries, words)).toBe("2 of 4 undetected, 1 updating, 1 detected, 1 soon");
  const updating = entries.map(({ name }) => ({ name, status: "Updating" as const }));
  expect(statusText(updating, words)).toBe("All 5 updating");
});
