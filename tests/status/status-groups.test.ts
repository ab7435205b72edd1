import { expect, test } from "vitest";
import { hasFailing, matchingEntries, statusGroups } from "#shop/status/status-groups.ts";

const games = [
  { code: "UB", name: "Unban Software" },
  { code: "FN", name: "Fortnite" },
  { code: "R6", name: "Rainbow Six" },
];
const entries = [
  { name: "A", game: "UB", status: "Undetected" as const },
  { name: "B", game: "FN", status: "Undetected" as const },
  { name: "C", game: "FN", status: "Updating" as const },
  { name: "D", game: "XX", status: "Soon" as const },
];

test("games with a failing product come first, and so does the product in its game", () => {
  const groups = statusGroups(entries, games);
  expect(
    groups.map((group) => [
      group.name,
      hasFailing(group),
      group.items.map(({ name }) => name).join(),
    ]),
  ).toEqual([
    ["Fortnite", true, "C,B"],
    ["Unban Software", false, "A"],
    ["XX", false, "D"],
  ]);
});

test.each([
  ["", undefined, "A,B,C,D"],
  [" fort ", undefined, "B,C"],
  ["c", undefined, "C"],
  ["ub", undefined, "A"],
  ["zzz", undefined, ""],
  ["", "Undetected" as const, "A,B"],
  ["fort", "Undetected" as const, "B"],
])("the filter %j with the status %j finds %j", (query, status, names) => {
  const found = matchingEntries(entries, games, query, status);
  expect(found.map(({ name }) => name).join()).toBe(names);
});
