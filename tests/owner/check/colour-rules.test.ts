import { expect, test } from "vitest";
import { edited, diagnosticsOf, smallShop, testMistakes } from "./small-shop.ts";

testMistakes(`
quiet: "#a5a5a0" → quiet: "#555555"
  theme.ts: colours: quiet is "#555555", which is hard to see on ink (2.6 to 1), raised (2.5 to 1), and pressed (2.3 to 1). It needs a contrast of 4.5 to 1: make one of the two lighter or darker.
red: "#ff5c5c" → red: "#f03030"
  theme.ts: colours: red is "#f03030", which is hard to see on pressed (4.2 to 1). It needs a contrast of 4.5 to 1: make one of the two lighter or darker.
quiet: "#a5a5a0" → quiet: "grey"
  theme.ts: colours: quiet is "grey". A colour is # and six digits or letters from a to f, such as #f5f5f2: a colour picker calls that hex.
    quiet: "#a5a5a0",⏎ →  @ colours
  theme.ts: colours: quiet is missing. A colour is # and six digits or letters from a to f, such as #f5f5f2: a colour picker calls that hex.
"Arial Narrow"] → "Arial; Narrow"]
  theme.ts: fonts · display: name 2 is "Arial; Narrow". A font is its name alone, such as "Arial Narrow".
"Arial Narrow"] }, → "Arial Narrow"], files: [{ file: "bebas.woff2" }] },
  theme.ts: fonts · display · file 1: file is "bebas.woff2", but src/data/media has no such file. Put the file there.
"Arial Narrow"] }, → "Arial Narrow"], files: [{ file: "hero-poster.png" }] },
  theme.ts: fonts · display · file 1: file is "hero-poster.png". Save it as .woff2, .woff, .ttf, .otf: a new name alone does not convert it.
"Arial Narrow"] }, → "Arial Narrow"], files: [{ file: "bebas.woff2", weight: "bold" }] },
  theme.ts: fonts · display · file 1: weight is "bold". A weight is written as "400", or as "100 900" for a file with all of them.
"Arial Narrow"] }, → "Arial Narrow"], files: [{ file: "bebas.woff2", unicodeRange: "Arabic" }] },
  theme.ts: fonts · display · file 1: unicodeRange is "Arabic". The letters of a file are written as in CSS, such as "U+600-6FF, U+200C".
`);

test("the colours of a notice that is switched on", () => {
  const preferences = smallShop["preferences.ts"]
    .replaceAll("enabled: false", "enabled: true")
    .replace("#f5f5f2", "#505050")
    .replace('backgroundColor: "#f5f5f2"', 'backgroundColor: "#333333"');
  expect(diagnosticsOf({ "preferences.ts": preferences })).toEqual([
    expect.stringContaining(
      'discord: textColor is "#505050", which is hard to see on raised of theme.ts, #121214 (2.3 to 1). It needs',
    ),
    expect.stringContaining(
      'announcement: textColor is "#0a0a0b", which is hard to see on #333333 (1.5 to 1). It needs',
    ),
  ]);
});

test("a notice's colour is as in the theme", () => {
  const preferences = edited(smallShop["preferences.ts"], '"#0a0a0b"', '"black"');
  expect(diagnosticsOf({ "preferences.ts": preferences })).toEqual([
    expect.stringContaining('announcement: textColor is "black". A colour is # and six digits'),
  ]);
});
