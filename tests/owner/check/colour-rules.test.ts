import { expect, test } from "vitest";
import { edited, findingsOf, smallShop, surroundings } from "./small-shop.ts";

const { theme } = surroundings;

test.each([
  [
    "#a5a5a0",
    "#555",
    "11: --color-quiet is hard to read on --color-ink. Their contrast is 2.6 to 1",
  ],
  ["#1b1b1f", "#555", "11: --color-quiet is hard to read on --color-pressed"],
  ["#121214", "#707070", "16: --color-red is hard to read on --color-raised"],
  ["#f5f5f2", "#909090", "5: --color-ink, at 70 %, is hard to read on --color-paper"],
  [/[^]*/, "hello", "1: the file is missing, or its colours are. Go back"],
])("%s → %s", (from, to, expected) => {
  const findings = findingsOf({}, { theme: edited(theme, from, to) });
  expect(findings.join("\n")).toContain(`src/data/theme.css:${expected}`);
});

test("a see-through text in a notice", () => {
  const preferences = smallShop["preferences.ts"]
    .replaceAll("enabled: false", "enabled: true")
    .replace('"#f5f5f2"', '"rgb(245 245 242 / 50%)"')
    .replace('"#0a0a0b"', '"transparent"');
  expect(findingsOf({ "preferences.ts": preferences })).toEqual([
    expect.stringContaining(
      'discord: textColor is "rgb(245 245 242 / 50%)", which is see-through. A colour is written as',
    ),
    expect.stringContaining('announcement: textColor is "transparent", which is see-through.'),
  ]);
});

test("the colours of a notice that is switched on", () => {
  const preferences = smallShop["preferences.ts"]
    .replaceAll("enabled: false", "enabled: true")
    .replace("#f5f5f2", "rgb(80 80 80)")
    .replace('backgroundColor: "#f5f5f2"', 'backgroundColor: "ffffff"');
  expect(findingsOf({ "preferences.ts": preferences })).toEqual([
    expect.stringContaining(
      'discord: textColor is "rgb(80 80 80)", which is hard to read on --color-raised of theme.css, #121214.',
    ),
    expect.stringContaining(
      'announcement: backgroundColor is "ffffff", which is not a colour. A colour is written as',
    ),
  ]);
});
