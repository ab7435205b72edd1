import { expect, test } from "vitest";
import { findingText } from "#owner/check/finding.ts";
import { checkSmallShop, edited, smallShop, testMistakes } from "./small-shop.ts";

// Syntax errors and values that cannot be read.
testMistakes(
  "problem",
  String.raw`
name: "Private", → name: "Private"
  products.ts: a comma is missing after "Private". Write it there.
price: 6.99, duration → price: 6.99 duration
  products.ts: a comma is missing after 6.99. Write it there.
},⏎  // sample⏎  {⏎    question: "How do → }⏎  // sample⏎  {⏎    question: "How do
  questions.ts: a comma is missing after }. Write it there.
duration: "1 Day", variantId: 300001 → duration: 1 Day, variantId: 300001
  products.ts: 1 Day has no quotes. Write texts in quotes: "1 Day".
"Hold or toggle", → Hold or toggle,
  products.ts: Hold or toggle has no quotes. Write texts in quotes: "Hold or toggle".
name: "Temp Spoofer" → name: Temp Spoofer
  products.ts: Temp Spoofer has no quotes. Write texts in quotes: "Temp Spoofer".
"2025-01-15" → "2025-01-15
  status.ts: the text that begins with "2025-01-15" has no closing quote. Write one at its end: "like this".
"2025-01-15" → '2025-01-15
  status.ts: the text that begins with "2025-01-15" has no closing quote. Write one at its end: 'like this'.
"User friendly"] → "User friendly]
  products.ts: the text that begins with "User friendly" has no closing quote. Write one at its end, before the ].
"Latchkey" → “Latchkey”
  shop.ts: the character “ cannot be outside quotes. Write texts in straight quotes, "like this", and nothing else outside them.
copyrightYear: 2025 → copyrightYear: ©2025
  shop.ts: the character © does not belong in copyrightYear. A year is a number, such as 2025.
"Keys restocked", → "Keys restocked",,
  home.ts: there are two commas in a row. Delete one of them.
"1 month ago",⏎  },⏎]; → "1 month ago" }
  reviews.ts: the list "reviews", opened on line 3, is not closed before the end of the file. Write ]; before the end of the file.
"How fast is delivery?" → 'What's the delivery time?'
  questions.ts: the quotes do not match just before "s". Either a closing quote is missing earlier on the line, or there is a quote inside the text: then put the other kind around it, "It's here" or 'Say "hi"'.
the code RELEASE10 → the code "RELEASE10"
  preferences.ts: the quotes do not match just before "RELEASE10". Either a closing quote is missing earlier on the line, or there is a quote inside the text: then put the other kind around it, "It's here" or 'Say "hi"'.
subscriptions: [ → subscriptions: [⏎      soldOut: true,
  products.ts: a field is in the list "subscriptions", but in none of its entries. Move it into an entry, between its { and its }.
shopId: 100001, → shopId: ;
  shop.ts: a value is missing. Write it after the colon, and a comma in place of the ;.
with the code → with „the" code
  preferences.ts: the quotes do not match just before "code". Either a closing quote is missing earlier on the line, or there is a quote inside the text: then put the other kind around it, "It's here" or 'Say "hi"'.
loadingScreen: true → loadingScreen true
  preferences.ts: a colon is missing after loadingScreen. Write it like this: loadingScreen: and the value.
],⏎    subscriptions: [ → subscriptions: [
  products.ts: the list "media", opened on line 14, is not closed before line 37. Write ], before line 37.
variantId: 300002 }, → variantId: 300002, @ { name: "Month Key"
  products.ts: an entry of the list "subscriptions", opened on line 40, is not closed before line 41. Write }, before line 41.
},⏎  },⏎  // sample⏎  sellingPoints → },⏎  // sample⏎  sellingPoints
  home.ts: the group "hero", opened on line 4, is not closed before line 15. Write }, before line 15.
subscriptions: [ → subscriptions:
  products.ts: the list "subscriptions" is not opened. Write [ after subscriptions: and before its first entry.
subscriptions: [ → subscriptions [ @ [⏎      { name: "Day Key"
  products.ts: a colon is missing after subscriptions. Write it like this: subscriptions: and the value.
or a controller",⏎    ], → or a controller",⏎    }, @ },⏎    features
  products.ts: "}" cannot close the list "compatibility", opened on line 43. Write ] in its place.
"hero-film.mp4"], → "hero-film.mp4"}, @ },⏎    smallFilm
  home.ts: "}" cannot close the list "film", opened on line 9. Write ] in its place.
{⏎    rating → (⏎    rating
  reviews.ts: the round bracket ( does not belong here. Write { and } around a group of fields, and [ and ] around a list; no other brackets.
{⏎    question: "How fast → question: "How fast
  questions.ts: an entry of the list "questions" is not opened. Write { before its first field.
⏎}; → ⏎}⏎}; @ };
  shop.ts: "}" closes nothing. Delete it, or write the bracket that it closes.
⏎}; → ⏎};⏎this is mine @ this is mine
  shop.ts: "this" comes after the end of the data. Delete it, or write // before it to keep it as a note.
⏎}; → ⏎};⏎  mark: "mark.svg",⏎ @ mark: "mark.svg"
  shop.ts: the field mark comes after the end of the data. Move all of it above the line };
⏎]; → ⏎];⏎  // mine⏎  { code: "CS2", name: "Counter-Strike 2" },⏎ @ { code: "CS2"
  games.ts: an entry comes after the end of the data. Move all of it, from its { to its }, above the line ];
⏎}; → ⏎};⏎  currency: "EUR"⏎ @ currency
  shop.ts: the field currency is outside the data. Move it between the line that begins with export const and the last line.
shopId: 100001 → shopId:
  shop.ts: shopId has no value. Write it after its colon. Write the whole number that SellAuth shows for your shop.
name: "Private" → name: Private"
  products.ts: the opening quote is missing before Private. Write a quote at both ends of a text: "like this".
name: "Week Key" → name: Week Key"
  products.ts: Week Key has no quotes. Write texts in quotes: "Week Key".
duration: "1 Week" → duration: Week"
  products.ts: the opening quote is missing before Week. Write a quote at both ends of a text: "like this".
variantId: 300002 }, → variantId: 300002 }},
  products.ts: "}" closes nothing. Delete it, or write the bracket that it closes.
variantId: 300002 }, → variantId: 300002 ],
  products.ts: "]" cannot close an entry of the list "subscriptions", opened on line 40. Write } in its place.
or a controller",⏎    ], → or a controller"}, @ or a controller"},
  products.ts: the list "compatibility", opened on line 43, is not closed before line 48. Write ], before line 48.
film: ["hero-film → film: "hero-film
  home.ts: after film: there is a ] without a [. If it is a list, write [ after film: and before its first entry. Otherwise delete the ].
credit: → # mine⏎  credit:
  shop.ts: # does not belong here. Begin a note with // instead, or delete it.
name: "Private", → name = "Private",
  products.ts: "=" does not belong here. Write a colon between a field's name and its value.
name: "Private", → name: "Private";
  products.ts: ";" does not belong here. Write a comma in its place.
loadingScreen: true → loadingScreen: yes
  preferences.ts: loadingScreen is yes. Write true or false, without quotes.
price: 6.99 → price: free
  products.ts: price is free. A price is a number above 0, such as 6.99.
price: 6.99 → price: 6.99 USD
  products.ts: price is 6.99 USD. A price is a number above 0, such as 6.99.
lastChecked: "2025-01-15" → lastChecked: today
  status.ts: lastChecked is today. Write a day that exists, in quotes and with dashes, year first: "2026-11-20".
lastChecked: "2025-01-15" → lastChecked: 2026/11/20
  status.ts: lastChecked is 2026/11/20. Write a day that exists, in quotes and with dashes, year first: "2026-11-20".
lastChecked: "2025-01-15" → lastChecked: 20 Nov 2026
  status.ts: lastChecked is 20 Nov 2026. Write a day that exists, in quotes and with dashes, year first: "2026-11-20".
lastChecked: "2025-01-15" → lastChecked: 2025-01-15
  status.ts: 2025-01-15 has no quotes. Write texts in quotes: "2025-01-15".
export const games: Game[] = [ → @ import
  games.ts: the file has lost its data. Go back to its last version: the guide says how, under "Go back".
price: 6.99 → price: 1.199.99
  products.ts: 1.199.99 is not a number. Write digits with one point, before the cents, such as 6.99 or 1199.99.
price: 6.99 → price: 6,99
  products.ts: 6,99 is not a number. Write digits with one point, before the cents, such as 6.99 or 1199.99.
price: 6.99 → price: 24.-
  products.ts: 24.- is not a number. Write digits with one point, before the cents, such as 6.99 or 1199.99.
price: 6.99 → price: 024
  products.ts: price is 024. A price is a number above 0, such as 6.99.
price: 6.99 → price: 3 + 4
  products.ts: price is 3 + 4. A price is a number above 0, such as 6.99.
lastChecked: "2025-01-15" → lastChecked: 15.01.2025
  status.ts: lastChecked is 15.01.2025. Write a day in quotes, year first: "2026-11-20".
variantId: 300002 → variantId: 300 002
  products.ts: variantId is 300 002. Write the whole number that SellAuth shows for the variant.
variantId: 300002 → variantId: 300002, sold out: true
  products.ts: sold out is not the name of a field. Write it as one word, such as soldOut.
variantId: 300002 }, → variantId: 300002 }),
  products.ts: ")" closes nothing. Delete it, or write the bracket that it closes.
"Hold or toggle", → 1. "Hold or toggle",
  products.ts: 1. does not belong here. Delete it.
price: 6.99 → price: $6.99
  products.ts: $6.99 is not a number. Write digits with one point, before the cents, such as 6.99 or 1199.99.
"2025-01-15" → "2025-⏎01-15"
  status.ts: the text that begins with "2025-" goes on in the next line. Write it on one line, with \n where a new line should begin.
subscriptions: [⏎ → subscriptions: [];⏎
  products.ts: the list "subscriptions" is closed before its entries. Delete ]; after subscriptions: [
"hero-film.mp4"], → "hero-film.mp4"]],
  home.ts: "]" closes nothing. Delete it, or write the bracket that it closes.
user: "Anonymous",⏎    time: "2 days ago",⏎  }, → user: "Anonymous",⏎    time: "2 days ago",⏎  },⏎  }, @   },⏎  // sample
  reviews.ts: "}" closes nothing. Delete it, or write the bracket that it closes.
// sample⏎  {⏎ → // sample⏎  {⏎  {⏎ @ {⏎    rating
  reviews.ts: there are two { in a row. Delete one of them.
"Anonymous",⏎    time: "3 weeks → "Anonymous",⏎export const reviews = [⏎    time: "3 weeks @ export const reviews = [
  reviews.ts: this line is the first of the data, and belongs there only. Delete it here.
game: "UB",⏎ → game:⏎
  products.ts: game has no value. Write it after its colon. Write the code of the game, which is in games.ts, such as FN.
name: "Temp Spoofer" → name:
  products.ts: name has no value. Write it after its colon.
game: "UB",⏎ → game,⏎
  products.ts: game has no value. Write a colon and the value after it.
game: "UB",⏎ → "UB",⏎
  products.ts: the name of a field is missing before "UB". Write it and a colon, or write // if this is a note.
game: "UB",⏎ → game; "UB",⏎ @ game;
  products.ts: ";" does not belong here. Write a colon in its place.
game: "UB",⏎ → game:: "UB",⏎
  products.ts: there are two colons in a row. Delete one of them.
game: "UB",⏎ → game: "UB"",⏎
  products.ts: there is a quote too many, or one is missing before it. Delete or add one.
"Disk spoofs", → "Disk spoofs".
  products.ts: the point does not belong here. Write a comma in its place.
price: 14.99 → price: 1'499
  products.ts: 1'499 is not a number. Write digits with one point, before the cents, such as 6.99 or 1199.99.
⏎  },⏎  // sample⏎  {⏎    question: "How do → ⏎    question: "How do
  questions.ts: two entries run into one another here. Write }, and { between them, each on a line of its own.
lastChecked: → last-checked:
  status.ts: last-checked is not the name of a field. Write it as one word, such as lastChecked.
duration: "1 Day" → duration: 1Day
  products.ts: 1Day is neither a number nor a text. Write a number with digits only, and a text in quotes.
⏎}; → ⏎},
  shop.ts: the last line ends with a comma. Write ; in its place.
shopId: 100001 → /* shopId: 100001
  shop.ts: the note that begins with /* has no end. Write */ at its end.
,⏎  shopId: 100001 → ,⏎<<<<<<< HEAD⏎  shopId: 7,⏎=======⏎  shopId: 9,⏎>>>>>>> b⏎
  shop.ts: Git has merged two versions of the file and left its marks here. Keep one version, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.
export const shop → exprot const shop
  shop.ts: "exprot" does not belong here. Did you mean "export"?
const questions → const question
  questions.ts: the line that begins with export const questions is missing. Write it as it was, with the name questions, or go back to the file's last version.
export const → const
  home.ts: the line that begins with export const home is missing. Write it as it was, with the name home, or go back to the file's last version.
import type { Product → import { Product
  products.ts: import { Product } from "#domain/product… is not a plain value. Data files hold only texts, numbers, true, false, lists and groups of fields, and lines that begin with import type.
game: "UB" → game: UB
  status.ts: UB has no quotes. Write texts in quotes: "UB".
loadingScreen: true → loadingScreen: True
  preferences.ts: True is not a plain value. Did you mean true?
title: "We have moved" → title: "We have moved", title: "We moved"
  preferences.ts: title is there twice. Delete one of the two.
export const → const shop = 1;⏎export const @ shop: Shop
  shop.ts: shop is there twice. Delete one of the two.
loadingScreen: true → loadingScreen: ja
  preferences.ts: loadingScreen is ja. Write true or false, without quotes.
chatInviteUrl: "https://discord.gg/latchkey-sample" → chatInviteUrl: <https://discord.gg/latchkey-sample>
  shop.ts: the link is in < and >. Write quotes in their place.
image: "private-reticle.png" → image: reticle.png
  products.ts: reticle.png has no quotes. Write texts in quotes: "reticle.png".
["hero-film.webm", "hero-film.mp4"] → ("hero-film.webm", "hero-film.mp4")
  home.ts: "hero-film.webm", "hero-film.mp4" is in round brackets. Write { and } around a group of fields, and [ and ] around a list; no other brackets.
name: "Week Key" → name: planName(7)
  products.ts: planName(7) is not a plain value. Data files hold only texts, numbers, true, false, lists and groups of fields, and lines that begin with import type.
time: "2 days ago" → time() { return "2 days ago"; }
  reviews.ts: time() { return "2 days ago"; } is not a plain value. Data files hold only texts, numbers, true, false, lists and groups of fields, and lines that begin with import type.
credit: { text: "Built by Latchkey" } → credit: Latchkey
  shop.ts: credit is Latchkey. Write a group of fields in braces: text, url.
"Easy to Use", → free,
  home.ts: free has no quotes. Write texts in quotes: "free".
"Easy to Use", → "Easy to Use",,
  home.ts: there are two commas in a row. Delete one of them.
export const → throw new Error("no");⏎export const
  questions.ts: throw new Error("no"); is not a plain value. Data files hold only texts, numbers, true, false, lists and groups of fields, and lines that begin with import type.
`,
);

test("files that are missing, empty or unreadable are all named, and the others still checked", async () => {
  const { findings } = await checkSmallShop({
    "games.ts": "",
    "status.ts": "hello",
    "home.ts": "export const home = {",
    "shop.ts": undefined,
    "reviews.ts": edited(smallShop["reviews.ts"], "rating: 5", "rating: 0"),
  });
  expect(findings.map(findingText)).toEqual([
    'src/data/games.ts:1: the file is empty. Go back to its last version: the guide says how, under "Go back".',
    'src/data/status.ts:1: the file has lost its data. Go back to its last version: the guide says how, under "Go back".',
    "src/data/shop.ts:1: the file is missing or cannot be opened. Put it back under this name, in lowercase letters.",
    'src/data/home.ts:1: the group "home", opened on line 1, is not closed before the end of the file. Write }; before the end of the file.',
    "src/data/reviews.ts:6 · review 1: rating is 0. A rating is a whole number from 1 to 5.",
  ]);
});
