import { expect, test } from "vitest";
import { themeColours } from "#data-reader/theme-colours.ts";
import { edited, findingsOf, smallShop, surroundings } from "./small-shop.ts";

const { theme } = surroundings;

test.each([
  ["  --color-quiet: #a5a5a0;\n", "", "1: --color-quiet is missing. A colour is written as"],
  ["#a5a5a0;", "a5a5a0;", "11: --color-quiet is a5a5a0. A colour is written as"],
  ["#121214", "rgb(255 255 255 / 10%)", "6: --color-raised is rgb(255 255 255 / 10%). A colour"],
  [
    "#a5a5a0",
    "#555",
    "11: --color-quiet is hard to read on --color-ink. Their contrast is 2.6 to 1",
  ],
  ["#a5a5a0;", "#a5a5a0; // a note", "11: Unexpected token Delim('/'). Look here and at the line"],
  [/\}\s*$/, "", "33: The last } is missing. Look here and at the line above"],
  [/[^]*/, "hello", "1: the file is missing, or its colours are. Go back"],
])("%s → %s", (from, to, expected) => {
  const [first] = findingsOf({}, { theme: edited(theme, from, to) });
  expect(first).toContain(`src/data/theme.css:${expected}`);
});

test("the colours of a notice that is switched on", () => {
  const preferences = smallShop["preferences.ts"]
    .replaceAll("enabled: false", "enabled: true")
    .replace("#f5f5f2", "rgb(80 80 80)")
    .replace('backgroundColor: "#f5f5f2"', 'backgroundColor: "ffffff"');
  expect(findingsOf({ "preferences.ts": preferences })).toEqual([
    expect.stringContaining(
      'discord: textColor is "rgb(80 80 80)", which is hard to read on #121214.',
    ),
    expect.stringContaining("on ffffff. One of the two is not a colour. A colour is written as"),
  ]);
});

test.each([
  ["navy", "#000080"],
  ["oklch(0% 0 0)", "#000000"],
])("a background may be written as %s, which is %s for cards and icons", (written, hex) => {
  const other = edited(theme, "#0a0a0b", written);
  expect(findingsOf({}, { theme: other })).toEqual([]);
  expect(themeColours(other).ink).toBe(hex);
});
