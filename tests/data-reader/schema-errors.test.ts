import { expect, test } from "vitest";
import { edited, diagnosticsOf, smallShop, testMistakes } from "#tests/owner/check/small-shop.ts";

// One row for each kind of mistake in a single field; the schemas' own tests are in tests/domain.
testMistakes(String.raw`
price: 6.99 → price: "6.99"
  products.ts: Private · Week Key: price is "6.99". A price is a number above 0 without quotes and currency sign, such as 6.99.
name: "Private" → name: 777
  products.ts: product 1: name is 777. Write "777", in quotes.
code: "FN" → code: 76
  games.ts: Fortnite: code is 76. Write "76", in quotes.
film: ["hero-film.webm", "hero-film.mp4"] → film: "none"
  home.ts: hero: film is "none". Write a list in square brackets; [] for none.
id: "283989" → id: "spoofer one"
  products.ts: Temp Spoofer: id is "spoofer one". An id has only letters without accents, digits, dashes and underscores, because it is part of the address.
id: "283989" → id: "abcd-abcd-abcd-abcd-abcd-abcd-abcd-abcd-abcd-abcd-abcd-abcd-abcd-abcd-abcd-abcd-abcd-abcd-abcd-abcd-ab"
  products.ts: Temp Spoofer: id is "abcd-abcd-abcd-abcd-abcd-abcd-abcd-abcd-abcd-abcd-abcd-abcd-…". An id has at most 100 letters, because it names files.
name: "Private" → name: " "
  products.ts: product 1: name is empty. Write the name of the product.
id: "283989" → id: "Index"
  products.ts: Temp Spoofer: id is "Index". Choose another id: hosts use this one for a page of their own.
loadingScreen: true → loadingScreen: "true"
  preferences.ts: security: loadingScreen is "true". Write true or false, without quotes.
"Undetected" → "Undetectd"
  products.ts: Private: status is "Undetectd". A status is one of: Undetected, Updating, Detected. What is sold out has soldOut: true in its plans.
2025-01-15 → 20/11/2026
  status.ts: lastChecked is "20/11/2026". Write a day that exists, in quotes and with dashes, year first: "2026-11-20".
"Day Key" → "Day \u202eKey"
  products.ts: Private · Day ‮Key: name is "Day ‮Key". It has a character that cannot be shown, U+202E after "Day ": type the text instead of pasting it, and save the file as UTF-8.
"Anonymous" → "caf\uFFFD"
  reviews.ts: review 1: user is "caf�". It has a character that cannot be shown, U+FFFD after "caf": type the text instead of pasting it, and save the file as UTF-8.
"Anonymous" → "caf\uFFFE"
  reviews.ts: review 1: user is "caf￾". It has a character that cannot be shown, U+FFFE after "caf": type the text instead of pasting it, and save the file as UTF-8.
"283989" → "283989​"
  products.ts: Temp Spoofer: id is "283989​". It has a character that cannot be shown, U+200B after "283989": type the text instead of pasting it, and save the file as UTF-8.
price: 6.99 → price: 6.9​9
  products.ts: price is 6.9​9. It has a character that cannot be shown, U+200B after "6.9": type the text instead of pasting it, and save the file as UTF-8.
"Undetected" → "Unde­tected"
  products.ts: Private: status is "Unde­tected". It has a character that cannot be shown, U+00AD after "Unde": type the text instead of pasting it, and save the file as UTF-8.
"Undetected" → "Undеtected"
  products.ts: Private: status is "Undеtected". In it, е is a letter of another alphabet: type it again.
storeUrl: " → storeUrl: "‏
  shop.ts: storeUrl is "‏/demo-seller/index.html". It has a character that cannot be shown, U+200F at its beginning: type the text instead of pasting it, and save the file as UTF-8.
https://discord.gg → discord.gg
  shop.ts: chatInviteUrl is "discord.gg/latchkey-sample". A link starts with https:// and has no spaces, as copied from the browser's address bar.
siteUrl: "https://latchkey.example" → siteUrl: "https://https://latchkey.example"
  shop.ts: siteUrl is "https://https://latchkey.example". Write https:// and your domain alone, without a slash at the end, such as https://your-shop.com.
siteUrl: → currency: "BTC", siteUrl:
  shop.ts: currency is "BTC". A currency is the three capital letters of one that a country has, such as USD, EUR or IDR.
items: ["Disk spoofs", "Inbuilt cleaner", "Inbuilt serial checker", "User friendly"] → items: "Disk spoofs"
  products.ts: Temp Spoofer · Features: items is "Disk spoofs". Write a list in square brackets.
linkUrl: "/#products", → linkURL: "/#products",
  preferences.ts: notifications · announcement: linkURL is not the name of a field here. Write linkUrl.
{ name: "Day Key", price: 2.99, duration: "1 Day", variantId: 300001 } → {}
  products.ts: Private · subscription 1: name is missing. A plan has a name, such as Week Key. Also missing: price, duration, variantId.
variantId: 300002 → variantID: 300002
  products.ts: Private · Week Key: variantID is not the name of a field here. Write variantId.
name: "Temp → nаme: "Temp
  products.ts: product 2: nаme is not the name of a field here. In it, а is a letter of another alphabet: type it again.
name: "Fortnite" → name: "Fortnite", soldOut: true
  games.ts: Fortnite: soldOut is not the name of a field here. It is a field of subscriptions in products.ts. The fields here are code, name.
{ code: "UB" → { siteUrl: "https://keys.dev", code: "UB"
  games.ts: Unban Software: siteUrl is not the name of a field here. It is a field of shop.ts. The fields here are code, name.
{ code: "UB" → { discount: 5, code: "UB"
  games.ts: Unban Software: discount is not the name of a field here. The fields here are code, name.
game: "UB", → @ {⏎    id: "283989"
  products.ts: Temp Spoofer: game is missing. Write the code of a game that is in games.ts.
credit: { text: "Built by Latchkey" }, → @ shop: Shop
  shop.ts: credit is missing. Write a group of fields in braces: text, url.
subscriptions: [⏎      { name: "Day Key", price: 2.99, duration: "1 Day", variantId: 300001 },⏎      { name: "Week Key", price: 6.99, duration: "1 Week", variantId: 300002 },⏎      { name: "Month Key", price: 16.99, duration: "1 Month", variantId: 300003 },⏎    ] → subscriptions: []
  products.ts: Private: subscriptions is empty. A product has at least one plan to buy.
`);

const key = "aBcDeFgHiJkLmNoPqRsTuVwXyZ0123456789aBcD";
test.each([
  `apiKey: "5551234|${key}", shopId`,
  `apiKey: 5551234|${key}, shopId`,
  "apiKey: sk_live_51Habc, shopId",
  `// my key: 5551234|${key}\n  shopId`,
  'chatInviteUrl: "https://discord.com/api/webhooks/123456/abc_DEF", shopId',
  `bot: "MTE4${key.slice(0, 20)}.Gh-x1_.${key}", shopId`,
  `bot: "7123456789:AAH${key.slice(0, 32)}", shopId`,
  `// ghp_${key.slice(0, 36)}\n  shopId`,
  `// github_pat_11${key}\n  shopId`,
])("a secret is not shown: %s", (code) => {
  const shop = edited(smallShop["shop.ts"], "shopId", code);
  expect(diagnosticsOf({ "shop.ts": shop })).toEqual([
    "src/data/shop.ts:13: this looks like a secret key, which everyone could read here. Delete it here and where it was made: it is never needed in a file.",
  ]);
});

test.each([`"${key}"`, key])(
  "a long word, such as a part of a secret, is not shown: %s",
  (code) => {
    const shop = edited(smallShop["shop.ts"], /shopId: \d+/, `shopId: ${code}`);
    const [diagnostic = ""] = diagnosticsOf({ "shop.ts": shop });
    expect(diagnostic).toMatch(/^src\/data\/shop\.ts:\d+: shopId/);
    expect(diagnostic).not.toContain("aBc");
  },
);

test("a word with which a search engine knows the owner is no secret", () => {
  const content = "rXOxyZounnZasA8Z7oaD3c14JdjS9aKSWvsR1EbUSIQ";
  const code = `verification: [{ name: "google-site-verification", content: "${content}" }], shopId`;
  expect(diagnosticsOf({ "shop.ts": edited(smallShop["shop.ts"], "shopId", code) })).toEqual([]);
});

test("the value of a field that the check does not know is never shown: it may be a secret", () => {
  const shop = edited(smallShop["shop.ts"], "shopId", 'password: "secret", shopId');
  const [diagnostic = ""] = diagnosticsOf({ "shop.ts": shop });
  expect(diagnostic).toContain("password is not");
  expect(diagnostic).not.toContain("secret");
});

test("a field with the name of something that every object has is unknown too", () => {
  const shop = edited(smallShop["shop.ts"], "shopId", "__proto__: 1, constructor: 1, shopId");
  expect(diagnosticsOf({ "shop.ts": shop })).toEqual([
    expect.stringContaining("shop.ts:13: __proto__ is not the name of a field here."),
  ]);
});
