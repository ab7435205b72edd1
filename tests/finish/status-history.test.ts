import { expect, test } from "vitest";
import { type StatusedProduct, statusChanges, statusHistory } from "#finish/status-history.ts";
import * as words from "#words/en.ts";

const today = "2026-11-20";
const product = { id: "1", name: "Private", status: "Undetected" } as const;

test("the changes are those of all products, newest first; those of one day keep their order", () => {
  const changes = statusChanges([
    {
      id: "1",
      name: "Private",
      status: "Detected",
      since: "2026-11-20",
      earlier: [
        { status: "Updating", since: "2026-11-20" },
        { status: "Undetected", since: "2026-11-18", note: "After the patch." },
      ],
    },
    { id: "2", name: "Spoofer", status: "Updating", since: "2026-11-19", statusNote: "Soon." },
    { id: "3", name: "Radar", status: "Undetected" },
  ]);
  const lines = changes.map(({ since, name, id, status, note }) =>
    [since, name, id, status, note].join(" "),
  );
  expect(lines).toEqual([
    "2026-11-20 Private 1 Detected ",
    "2026-11-20 Private 1 Updating ",
    "2026-11-19 Spoofer 2 Updating Soon.",
    "2026-11-18 Private 1 Undetected After the patch.",
  ]);
});

test("days in a row with one status are a run, also in words; days before the first are in none", () => {
  const history = statusHistory(
    {
      ...product,
      since: "2026-10-05",
      earlier: [
        { status: "Detected", since: "2026-10-03" },
        { status: "Undetected", since: "2026-09-01" },
      ],
    },
    today,
    words,
  );
  expect(history).toEqual({
    runs: [
      { status: "Undetected", start: 9, days: 32 },
      { status: "Detected", start: 41, days: 2 },
      { status: "Undetected", start: 43, days: 47 },
    ],
    text:
      "Undetected: 5 October\u2009–\u200920 November 2026, Detected: 3\u2009–\u20094 October 2026, " +
      "Undetected: 1 September\u2009–\u20092 October 2026",
    firstDay: "23 Aug",
    lastDay: "20 Nov",
  });
});

test("a day on which several statuses began has the worst, and the next day the last", () => {
  const several: StatusedProduct = {
    ...product,
    since: "2026-11-18",
    earlier: [
      { status: "Detected", since: "2026-11-18" },
      { status: "Updating", since: "2026-11-18" },
      { status: "Updating", since: "2020-01-01" },
    ],
  };
  expect(statusHistory(several, today, words)?.runs).toEqual([
    { status: "Updating", start: 0, days: 87 },
    { status: "Detected", start: 87, days: 1 },
    { status: "Undetected", start: 88, days: 2 },
  ]);
});

test("without an earlier status, or the day of the current one, there is no history", () => {
  expect(statusHistory({ ...product, since: today }, today, words)).toBeUndefined();
  const earlier = [{ status: "Detected" as const, since: today }];
  expect(statusHistory({ ...product, earlier }, today, words)).toBeUndefined();
});
