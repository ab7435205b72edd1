import * as fc from "fast-check";
import { expect, test } from "vitest";
import { dataFiles, dataParts } from "#data-reader/data-files.ts";
import { readDataFile } from "#data-reader/read-data.ts";
import { diagnosticsOf, edited, smallShop, testMistakes } from "#tests/owner/check/small-shop.ts";
import { randomRuns } from "#tests/random-runs.ts";

// What owners mistype. None of these messages has a word of the parser's.
testMistakes(String.raw`
price: 6.99 → price: 6,99
  products.ts: price: 6,99 is not a number. Write 6.99, with a decimal point and no other sign.
price: 6.99 → price: 1.299,00
  products.ts: price: 1.299,00 is not a number. Write 1299, with a decimal point and no other sign.
price: 6.99 → price: 1,299.50
  products.ts: price: 1,299.50 is not a number. Write 1299.5, with a decimal point and no other sign.
price: 6.99 → price: $6.99
  products.ts: price: $6.99 is not a number. Write 6.99, with a decimal point and no other sign.
price: 6.99 → price: $20
  products.ts: price: $20 is not a number. Write 20, with a decimal point and no other sign.
price: 6.99 → price: 6,99 €
  products.ts: price: 6,99 € is not a number. Write 6.99, with a decimal point and no other sign.
price: 6.99 → price: 6.99 USD
  products.ts: price: 6.99 USD is not a number. Write 6.99, with a decimal point and no other sign.
price: 6.99 → price: 6:99
  products.ts: price: 6:99 is not a number. Write 6.99, with a decimal point and no other sign.
price: 6.99 → price: 39 99
  products.ts: price: 39 99 is not a number. Write 39.99, with a decimal point and no other sign.
price: 6.99 → price: 1 299
  products.ts: price: 1 299 is not a number. Write 1299, with a decimal point and no other sign.
price: 6.99 → price: 1'299.50
  products.ts: price: 1'299.50 is not a number. Write 1299.5, with a decimal point and no other sign.
price: 6.99 → price: 6. 99
  products.ts: price: 6. 99 is not a number. Write 6.99, with a decimal point and no other sign.
price: 6.99 → price: 06.99
  products.ts: price: 06.99 is not a number. Write 6.99, with a decimal point and no other sign.
price: 6.99, → price: 16,-,
  products.ts: price: 16,- is not a number. Write 16, with a decimal point and no other sign.
price: 6.99 → price: 6.99.
  products.ts: price is 6.99.. A price is a number above 0 without quotes and currency sign, such as 6.99.
variantId: 300001 → variantId: 0300001
  products.ts: variantId is 0300001. Write the whole number that SellAuth shows for the variant, without quotes.
variantId: 300001 → variantId: 300,001
  products.ts: variantId is 300,001. Write the whole number that SellAuth shows for the variant, without quotes.
variantId: 300001 → variantId: abc
  products.ts: variantId is abc. Write the whole number that SellAuth shows for the variant, without quotes.
rating: 5, → rating: ★★★★★,
  reviews.ts: rating is ★★★★★. A rating is a whole number from 1 to 5, without quotes.
rating: 5, → rating: 4,5,
  reviews.ts: rating is 4,5. A rating is a whole number from 1 to 5, without quotes.
name: "Private", → name: "Private"
  products.ts: a comma is missing at the end of this line. In a comment, after //, it does not count.
variantId: 300001 }, → variantId: 300001 }
  products.ts: a comma is missing at the end of this line. In a comment, after //, it does not count.
variantId: 300002 }, → variantId: 300002 // accepted },
  products.ts: a comma is missing at the end of this line. In a comment, after //, it does not count.
"Guaranteed Safety", → "Guaranteed Safety"
  home.ts: a comma is missing at the end of this line. In a comment, after //, it does not count.
rating: 5, → rating: 5
  reviews.ts: a comma is missing at the end of this line. In a comment, after //, it does not count.
],⏎    compatibility → ]⏎    compatibility
  products.ts: a comma is missing at the end of this line. In a comment, after //, it does not count.
name: "Private", → name: "Private",,
  products.ts: there are two commas in a row. Delete one of them.
"Hold or toggle" → , "Hold or toggle" @ "On and off
  products.ts: there are two commas in a row. Delete one of them.
name: "Week Key", → name: "Week Key"
  products.ts: something is missing or too much here or above: a quote, a comma, a colon or a bracket. Before a comment, write //.
name: "Private", → name: "Private";
  products.ts: write , in place of ; on this line.
"Private", → "Private"，
  products.ts: write , in place of ， on this line.
price: 6.99, → price: 6.99،
  products.ts: write , in place of ، on this line.
name: "Private" → name： "Private"
  products.ts: write : in place of ： on this line.
name: "Private" → name = "Private"
  products.ts: write : in place of = on this line.
name: "Private", → name: "Private", # the best
  products.ts: write // in place of # on this line.
⏎  {⏎    id: "151373" → ⏎  ...others,⏎  {⏎    id: "151373"
  products.ts: this is not a text in quotes, a number, true, false or a list in square brackets.
variantId: 300002 }, → variantId: 300002 }, soldOut: true,
  products.ts: something is missing or too much here or above: a quote, a comma, a colon or a bracket. Before a comment, write //.
variantId: 300003 },⏎    ], → variantId: 300003 },⏎    ],⏎    { name: "Year Key", price: 99 }, @ { name: "Year
  products.ts: an entry in { } has to be within a list, between its [ and ].
variantId: 300003 },⏎    ], → variantId: 300003 },⏎    ],⏎    ( name: "Year Key", price: 99 ), @ ( name: "Year
  products.ts: write [ ] around a list, or { } around an entry, in place of ( ).
variantId: 300002 } → variantId: }
  products.ts: variantId is empty. Write the whole number that SellAuth shows for the variant, without quotes.
copyrightYear: 2025, → copyrightYear: ,
  shop.ts: copyrightYear is empty. A year has four digits and no quotes, such as 2025.
name: "Private", → name: // The best
  products.ts: name is empty. Write the name of the product.
["On and off by a key of your choice", "Hold or toggle"] → {"On and off by a key of your choice", "Hold or toggle"}
  products.ts: something is missing or too much here or above: a quote, a comma, a colon or a bracket. Before a comment, write //.
description: → description @ "Aim
  products.ts: something is missing or too much here or above: a quote, a comma, a colon or a bracket. Before a comment, write //.
name: "Private" → name "Private"
  products.ts: something is missing or too much here or above: a quote, a comma, a colon or a bracket. Before a comment, write //.
name: "Private", → name: "Private", the best one
  products.ts: something is missing or too much here or above: a quote, a comma, a colon or a bracket. Before a comment, write //.
name: "Private", → -- our best⏎    name: "Private",
  products.ts: something is missing or too much here or above: a quote, a comma, a colon or a bracket. Before a comment, write //.
["On and off by a key of your choice", "Hold or toggle"] → ("On and off by a key of your choice", "Hold or toggle")
  products.ts: items: this is not a text in quotes, a number, true, false or a list in square brackets.
"Private" → “Private”
  products.ts: this quote is not straight. Write ".
"Private" → "Private”
  products.ts: this quote is not straight. Write ".
"Private" → ‘Private’
  products.ts: this quote is not straight. Write ".
"Hold or toggle" → „Hold or toggle“
  products.ts: this quote is not straight. Write ".
"Two tools, → "It is in C:\Users\me
  home.ts: a single \ is not shown. Write \\ for it.
"Two tools, → "Octal \012, \u12 and \\\d
  home.ts: a single \ is not shown. Write \\ for it.
"Keys restocked" → "Keys \ unlimited \"
  home.ts: a single \ is not shown. Write \\ for it.
"Private" → "Private
  products.ts: a quote is missing, or there is one too many. A text is in straight quotes, on one line. For a new line in it, write \n; for a quote, \".
"Private" → Private"
  products.ts: a quote is missing, or there is one too many. A text is in straight quotes, on one line. For a new line in it, write \n; for a quote, \".
"151373" → 151373"
  products.ts: a quote is missing, or there is one too many. A text is in straight quotes, on one line. For a new line in it, write \n; for a quote, \".
Two tools, from one day → Two tools,⏎from one day @ text: "Two tools
  home.ts: a quote is missing, or there is one too many. A text is in straight quotes, on one line. For a new line in it, write \n; for a quote, \".
"Day Key" → "Day Key
  products.ts: a quote is missing, or there is one too many. A text is in straight quotes, on one line. For a new line in it, write \n; for a quote, \".
"Hold or toggle" → "Works: yes, "no"
  products.ts: a quote is missing, or there is one too many. A text is in straight quotes, on one line. For a new line in it, write \n; for a quote, \".
See what works today → Say "hi" today
  home.ts: a quote is missing, or there is one too many. A text is in straight quotes, on one line. For a new line in it, write \n; for a quote, \".
"Temp Spoofer" → Temp Spoofer
  products.ts: name: a text is in quotes. Write "Temp Spoofer".
"Undetected" → Updating
  products.ts: status: a text is in quotes. Write "Updating".
"Undetected" → undetected
  products.ts: status is undetected. A status is one of: Undetected, Updating, Detected. What is sold out has soldOut: true in its plans.
"#f5f5f2" → #f5f5f2
  preferences.ts: textColor: a text is in quotes. Write "#f5f5f2".
"https://latchkey.example" → https://latchkey.example
  shop.ts: siteUrl: a text is in quotes. Write "https://latchkey.example".
"https://www.youtube.com/watch?v=SAMPLEvid01" → https://www.youtube.com/watch?v=SAMPLEvid01
  products.ts: url: a text is in quotes. Write "https://www.youtube.com/watch?v=SAMPLEvid01".
"2025-01-15" → 2026-11-27
  status.ts: lastChecked: a text is in quotes. Write "2026-11-27".
loadingScreen: true → loadingScreen: True
  preferences.ts: loadingScreen is True. Write true or false, without quotes.
loadingScreen: true → loadingScreen: yes
  preferences.ts: loadingScreen is yes. Write true or false, without quotes.
variantId: 300001 }, → variantId: 300001, @ { name: "Week
  products.ts: the file has more { than }. One is missing or too much here or above.
variantId: 300002 }, → variantId: 300002, // accepted }, @ { name: "Month
  products.ts: the file has more { than }. One is missing or too much here or above.
  },⏎  {⏎    id: "283989" →   {⏎    id: "283989" @   {⏎    id: "283989"
  products.ts: the file has more { than }. One is missing or too much here or above.
  ],⏎    compatibility →   compatibility @   compatibility
  products.ts: the file has more [ than ]. One is missing or too much here or above.
variantId: 300001 }, → variantId: 300001 }},
  products.ts: the file has more } than {. One is missing or too much here or above.
features: [ → features: @ {⏎        title: "Visuals
  products.ts: the file has more ] than [. One is missing or too much here or above.
{ name: "Week Key" → name: "Week Key"
  products.ts: the file has more } than {. One is missing or too much here or above.
hero: { → hero: @ badge:
  home.ts: the file has more } than {. One is missing or too much here or above.
⏎]; → ⏎],⏎{ code: "CS2" }⏎]; @ { code: "CS2"
  games.ts: the file has more ] than [. One is missing or too much here or above.
⏎]; → ⏎];⏎{ code: "CS2" } @ { code: "CS2"
  games.ts: the data ends above. Move this above the ]; or };, delete it, or write // before it.
⏎]; → ⏎];⏎// One more⏎{ code: "CS2", name: "Strike" }, @ { code: "CS2"
  games.ts: the data ends above. Move this above the ]; or };, delete it, or write // before it.
⏎}; → ⏎};⏎language: "de", @ language
  shop.ts: the data ends above. Move this above the ]; or };, delete it, or write // before it.
⏎]; → ⏎];⏎import type { Game } from "./a.ts"; @ import type { Game } from "./a.ts"
  games.ts: the file begins a second time here. Delete everything from here on.
import type → {\rtf1\ansi⏎import type
  games.ts: the file is saved as RTF. Save it as plain text. Or go back to the version before: the guide says how, under "Go back".
status: "Und → /* status: "Und
  products.ts: the comment /* does not end. Write */ at its end, or // in place of /*.
⏎    name: "Private", → ⏎<<<<<<< HEAD⏎    name: "Private",⏎=======⏎    name: "Secret",⏎>>>>>>> main @ <<<<
  products.ts: Git has put two versions of these lines here. Keep one, and delete the other and the lines with <<<<<<<, ======= and >>>>>>>.
name: "Private", → name: "Private",⏎=======⏎    name: "Secret",⏎>>>>>>> main @ =======
  products.ts: Git has put two versions of these lines here. Keep one, and delete the other and the lines with <<<<<<<, ======= and >>>>>>>.
image: "private-reticle.png" → image: "C:\Users\me\Pictures\private-reticle.png"
  products.ts: this is a path on your computer. Write only the file's name, such as "radar.png"; a link to a file in public is "/terms.pdf".
image: "private-reticle.png" → image: "c:\users\me\"
  products.ts: this is a path on your computer. Write only the file's name, such as "radar.png"; a link to a file in public is "/terms.pdf".
image: "private-reticle.png" → image: "media\radar.png"
  products.ts: this is a path on your computer. Write only the file's name, such as "radar.png"; a link to a file in public is "/terms.pdf".
`);

test("a text in the quotes of templates", () => {
  const products = edited(smallShop["products.ts"], '"Private"', "`Private`");
  expect(diagnosticsOf({ "products.ts": products })).toEqual([
    expect.stringContaining(':6: this quote is not straight. Write ".'),
  ]);
});

test.each([
  ["a line", /$/, "```\n", 0],
  ["two lines", /(?=\n\];)/, '\n```ts\n  { code: "CS2", name: "Strike" },\n```', -3],
])("%s with which chats begin and end code", (_, place, code, offset) => {
  const text = smallShop["games.ts"].replace(place, code);
  const line = text.split("\n").length - 1 + offset;
  expect(diagnosticsOf({ "games.ts": text })).toEqual([
    `src/data/games.ts:${line}: this line is not part of the data. Delete it.`,
  ]);
});

/** A kind of mistake: where it can be, and what stands there then. */
const mistakes: [kind: string, places: RegExp, replacement: string][] = [
  ["a decimal comma", /(?<=price: \d+)\.(?=\d)/g, ","],
  ["a currency sign", /(?<=price: )(?=\d)/g, "€"],
  ["no comma", /(?<=["}\]]),(?=\s+["{\w])/g, ""],
  ["curly quotes", /"([^"\n]*)"(?=[,\s}\]])/g, "“$1”"],
  ["no quote at a text's beginning", /"(?=[^"\n]*"[,\s}\]])/g, ""],
  ["no quote at a text's end", /(?<= "[^"\n]*)"(?=,)/g, ""],
  ["a bracket too few", /[[\]{}](?=[,\s])/g, ""],
  ["a bracket too many", /[[\]{}](?=[,\s])/g, "$&$&"],
  ["a note without an end", /(?<=\n\s+)(?=\w)/g, "/* "],
  ["a note of another language", /(?<=,)$/gm, " # a note"],
  ["an equals sign", /(?<=\n\s+\w+):/g, " ="],
  ["two versions", /^ {4}.*$/gm, "<<<<<<< HEAD\n$&\n=======\n$&\n>>>>>>> main"],
  ["a path", /"(?=[\w-]+\.png")/g, '"C:\\Users\\me\\'],
];

test.each(mistakes)(
  "%s: wherever it is, its line is named, or a line below and that it is above",
  (...mistake) => {
    const [, pattern, replacement] = mistake;
    const places = dataParts.flatMap((part) => {
      // Without notes, in which nothing is a slip.
      const text = smallShop[dataFiles[part].fileName].replaceAll(/ *\/\/ .*/g, "");
      const found = Array.from(text.matchAll(pattern)).filter(({ index }) => {
        return index > text.indexOf(" = ");
      });
      return found.map((match) => ({ part, text, match }));
    });
    expect(places.length).toBeGreaterThan(3);
    fc.assert(
      fc.property(fc.constantFrom(...places), ({ part, text, match }) => {
        const { 0: code, 1: inner = "", index } = match;
        const slipped = replacement.replaceAll("$&", () => code).replace("$1", () => inner);
        const changed = text.slice(0, index) + slipped + text.slice(index + code.length);
        const [error] = readDataFile(part, changed).errors;
        const { line = 0, message = "" } = error ?? {};
        const own = text.slice(0, index).split("\n").length;
        if (message.includes("here or above")) expect(line).toBeGreaterThanOrEqual(own);
        else expect(line).toBe(own);
      }),
      randomRuns,
    );
  },
);
