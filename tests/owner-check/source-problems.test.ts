// @vitest-environment node
import { expect, test } from "vitest";
import { findingText } from "#owner-check/finding.ts";
import { checkSmallShop, edited, mistakesOf, smallShop } from "./small-shop.ts";

// What keeps a file, or a part of it, from being read.
const mistakes = mistakesOf(String.raw`
a comma missing at the end of a line
- name: "Private",
+ name: "Private"
products.ts: this line ends without a comma, and another entry follows. Expected a comma , or a closing brace }.

a closing quote missing
- "2026-11-20"
+ "2026-11-20
status.ts: a text is opened with a quote and not closed on the same line. Expected a closing quote: "like this".

a curly quote
- "Keyhole"
+ “Keyhole”
shop.ts: the quote “ is a curly one. Write texts in straight quotes: "like this".

a strange character
- copyrightYear: 2025
+ copyrightYear: №2025
shop.ts: the character "№" cannot be outside quotes. Take it out, or put the text in straight quotes: "like this".

two commas in a row
- "Keys restocked",
+ "Keys restocked",,
home.ts: the character , does not belong here. Look for a character too many, or one that is missing just before it.

the last bracket missing
- ];
- 
@ { rating: 5, text: "They
reviews.ts: the file ends before everything in it is closed. Expected a closing bracket ].

an apostrophe that ends a text
- "How fast is delivery?"
+ 'What's the delivery time?'
questions.ts: the quotes do not match just before "s". Either a closing quote is missing earlier on the line, or a text with an apostrophe needs double quotes around it: "It's here".

a quote inside a text, beside a percent sign
- 10% off
+ 10% off with "RELEASE10"
preferences.ts: the quotes do not match just before "RELEASE10". Either a closing quote is missing earlier on the line, or a text with quotes in it needs single quotes around it: 'Say "hi"'.

a colon missing
- loadingScreen: true
+ loadingScreen true
preferences.ts: "true" is where something else was expected. Expected a comma , or a closing brace }. Often a quote or a comma just before it is missing.

a decimal comma
- price: 6.99
+ price: 6,99
products.ts: the number 6,99 has a comma. Expected a decimal point: 6.99.

a dollar sign
- price: 6.99
+ price: $6.99
products.ts: the number $6.99 has a sign beside it. Expected the number alone: 6.99.

an open comment
- shopId: 7
+ /* shopId: 7
shop.ts: a comment is opened with /* and not closed. Expected */.

merge marks
- shopId: 7,
+ <<<<<<< HEAD
+   shopId: 7,
+ =======
+   shopId: 9,
+ >>>>>>> b
shop.ts: two versions of the file were merged and the marks left in. Keep one version, and take out the lines that begin with <<<<<<<, ======= and >>>>>>>.

a misspelt export
- export const shop
+ exprot const shop
shop.ts: "exprot" does not belong here. Did you mean "export"?

an export of another name
- const questions
+ const question
questions.ts: "question" is exported, not questions. Expected a line that begins with export const questions.

a list that is not exported
- export const
+ const
home.ts: home is there but not exported. Write export before const home.

an empty file
- import type { Shop } from "#domain/shop.ts";
- export const shop: Shop = {
-   name: "Keyhole",
-   description: "Licence keys.",
-   siteUrl: "https://keyhole.example",
-   chatInviteUrl: "https://discord.gg/keyhole",
-   copyrightYear: 2025,
-   credit: { text: "Built by a friend" },
-   shopId: 7,
-   productId: 8,
-   storeUrl: "/demo-seller/",
-   checkoutScriptUrl: "/demo-seller/embed.js",
- };
- 
shop.ts: the export shop is missing. Expected a line that begins with export const shop.

an import of more than a type
- import type {
+ import {
shop.ts: this line imports more than a type. Data files hold all their values themselves: write import type, or take the line out.

a word without quotes
- game: "UB"
+ game: UB
status.ts: UB has no quotes around it, and nothing here has that name. Write texts in quotes: "UB".

True with a capital
- loadingScreen: true
+ loadingScreen: True
preferences.ts: True has no quotes around it, and nothing here has that name. Did you mean true?

one field twice
- title: "We have moved",
+ title: "We have moved",
+       title: "We moved",
@ title: "We moved"
preferences.ts: the field "title" is there twice. Keep one of them.

one name twice
- export const
+ const shop = 1;
+ export const
@ shop: Shop
shop.ts: shop is in the file twice. Keep one of them.

a file name without quotes
- image: "reticle.png"
+ image: reticle.png
products.ts: reticle.png is not a plain value. Write texts in quotes: "reticle.png".

a calculation in place of a price
- price: 6.99
+ price: Math.round(6.99)
products.ts: Math.round(6.99) is not a plain value. Data files hold only texts, numbers, true, false, lists and groups of fields.

a function among the values
- time: "2 days ago"
+ time() { return "2 days ago"; }
reviews.ts: time() { return "2 days ago"; } is not a plain value. Data files hold only texts, numbers, true, false, lists and groups of fields.

two commas in a list
- "Easy to Use",
+ "Easy to Use",,
home.ts: this list has two commas in a row. Take one of them out.

a line of program
- export const
+ throw new Error("no");
+ export const
questions.ts: "throw new Error("no");" is not a list of values. Data files hold only imports of types, and values that begin with export const.
`);

test.each(mistakes)("$title", async ({ file, text, says }) => {
  const { findings } = await checkSmallShop({ [file]: text });
  expect(findings.map(findingText)).toEqual([says]);
  expect(findings[0]?.severity).toBe("problem");
});

test("files that are missing or cannot be read are all named, and the others still checked", async () => {
  const { findings } = await checkSmallShop({
    "home.ts": "export const home = {",
    "shop.ts": undefined,
    "reviews.ts": edited(smallShop["reviews.ts"], "rating: 5", "rating: 0"),
  });
  expect(findings.map(findingText)).toEqual([
    "src/data/shop.ts:1: the file is missing or cannot be opened. Put it back under this name, in small letters.",
    "src/data/home.ts:1: the file ends before everything in it is closed. Expected a closing brace }.",
    "src/data/reviews.ts:2 · review 1: the rating is 0. A rating is a whole number from 1 to 5.",
  ]);
});

test("a shop without any file", async () => {
  const none = Object.fromEntries(Object.keys(smallShop).map((file) => [file, undefined]));
  const { findings } = await checkSmallShop(none);
  expect(findings.map(({ file }) => file)).toEqual(
    Object.keys(smallShop).map((file) => `src/data/${file}`),
  );
});
