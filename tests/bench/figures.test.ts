import { expect, test } from "vitest";
import { type Figure, isMet, valueText } from "./figure.ts";
import { changeText, figureTables, mergeFigures } from "./figure-tables.ts";

const paint: Figure = {
  group: "Paints",
  name: "First",
  unit: "ms",
  value: 900.4,
  twin: 880,
  goal: { atMost: 924 },
};

test("a value is shown with its unit and rounded by it", () => {
  expect(valueText(900.4, "ms")).toBe("900 ms");
  expect(valueText(99.96, "KiB")).toBe("100.0 KiB");
  expect(valueText(0.0049, "shift")).toBe("0.005");
});

test("a goal is met up to and including its limit", () => {
  expect(isMet({ ...paint, value: 924.4 })).toBe(true);
  expect(isMet({ ...paint, value: 925 })).toBe(false);
  expect(isMet({ ...paint, unit: "points", value: 99, goal: { atLeast: 100 } })).toBe(false);
  expect(isMet({ ...paint, value: Number.NaN })).toBe(false);
});

test("a change is computed from the figure of the same name and group", () => {
  expect(changeText(paint, [{ ...paint, value: 850 }])).toBe("+50 ms");
  expect(changeText(paint, [{ ...paint, value: 1000 }])).toBe("−100 ms");
  expect(changeText(paint, [{ ...paint, value: 900.1 }])).toBe("same");
  expect(changeText(paint, [{ ...paint, group: "Other" }])).toBe("new");
});

test("a table has only the columns that some row fills", () => {
  expect(figureTables([paint], [{ ...paint, value: 890 }])).toBe(
    [
      "### Paints",
      "",
      "| Figure | Now    | Without scripts | Goal     | Met | Since last kept |",
      "| ------ | ------ | --------------- | -------- | --- | --------------- |",
      "| First  | 900 ms | 880 ms          | ≤ 924 ms | yes | +10 ms          |",
    ].join("\n"),
  );
  const bare: Figure = { group: "Sizes", name: "Page", unit: "KB", value: 18 };
  expect(figureTables([bare], [])).toContain("| Figure | Now   |\n");
});

test("merging keeps groups that were not measured again, in order", () => {
  const size: Figure = { group: "Sizes", name: "Page", unit: "KB", value: 18 };
  const taken = { ...paint, value: 700 };
  expect(mergeFigures([paint, size], [taken])).toEqual([taken, size]);
  expect(mergeFigures([paint], [size])).toEqual([paint, size]);
});
