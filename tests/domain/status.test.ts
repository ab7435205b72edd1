import { expect, test } from "vitest";
import { byUrgency, statusSummary, statusText } from "#domain/status.ts";

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

test("a status that no product has is left out", () => {
  expect(statusSummary([{ status: "Updating" }]).counts).toEqual([
    { status: "Updating", count: 1 },
  ]);
  expect(statusSummary([])).toEqual({ total: 0, counts: [] });
});

test("failing products come first, the others keep their order", () => {
  expect(byUrgency(entries).map(({ id }) => id)).toEqual([4, 2, 0, 3, 1]);
});

test("up to three products are listed by name; more are counted", () => {
  expect(statusText(entries.slice(2, 4))).toBe("Product 2: Updating. Product 3: Undetected");
  expect(statusText(entries)).toBe("2 of 4 undetected, 1 updating, 1 detected");
  const updating = entries.map(({ name }) => ({ name, status: "Updating" as const }));
  expect(statusText(updating)).toBe("All 5 updating");
});
