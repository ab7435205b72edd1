import { expect, test } from "vitest";
import { findingText } from "#owner/check/finding.ts";
import { nearestName } from "#owner/check/nearest-name.ts";
import { durationDays } from "#owner/check/rules/product-rules.ts";
import { checkSmallShop, edited, smallShop, testMistakes } from "./small-shop.ts";

// Values that match the schema, but contradict each other or this site.
testMistakes(
  "problem",
  String.raw`
"283989" → "151373"
  products.ts · Temp Spoofer: id is "151373", which Private on line 5 has too. Give each its own, or delete one.
price: 8.99, → price: 9.99,
  products.ts · Temp Spoofer: price is 9.99, but the cheapest plan, 3 Day Key, costs 8.99. Write the price of the cheapest plan: 8.99.
game: "FN" → game: "FM"
  products.ts · Private: game is "FM", but games.ts has no such code. Did you mean "FN"?
game: "UB" → game: "unban software"
  status.ts · Permanent Spoofer: game is "unban software", but games.ts has no such code. Write the game's code: "UB".
game: "UB" → game: "Fort-Nite"
  status.ts · Permanent Spoofer: game is "Fort-Nite", but games.ts has no such code. Write the game's code: "FN".
game: "UB" → game: "VALO"
  status.ts · Permanent Spoofer: game is "VALO", but games.ts has no such code. Add it to games.ts, or write one of: UB, FN, SEQUEL.
{ code: "SEQUEL" → { code: "FN", name: "Other" }, { code: "SEQUEL"
  games.ts · Other: code is "FN", which Fortnite on line 5 has too. Give each its own, or delete one.
coming: [ → changes: [{ day: "2025-01-15", product: "15137", status: "Updating" }], coming: [
  status.ts · change 1: product is "15137", but products.ts has no such id. Did you mean "151373"?
coming: [ → changes: [{ day: "2025-01-15", product: "999", status: "Updating" }], coming: [
  status.ts · change 1: product is "999", but products.ts has no such id. Write the id of the product: "151373", "283989".
coming: [ → changes: [{ day: "2025-01-15", product: "private", status: "Undetected" }], coming: [
  status.ts · change 1: product is "private", but products.ts has no such id. Write the product's id: "151373".
watch?v=SAMPLEvid01 → watch?v=SAMPLEvid02
  products.ts · Private · media 4: url is "https://www.youtube.com/watch?v=SAMPLEvid02", which does not contain the youtubeId "SAMPLEvid01". Copy the video's address, and the id from that address.
variantId: 300005 → variantId: 300001
  products.ts · Temp Spoofer · Week Key: variantId is 300001, which Private · Day Key has too. Give each plan its own variantId: the number that SellAuth shows for it.
"Day Key" → "Menu"
  products.ts · Private · Menu: name is "Menu", whose address the page uses for something else. Give the plan a name that says how long, such as Week Key.
"Lifetime Key" → "Plans"
  products.ts · Temp Spoofer · Plans: name is "Plans", whose address the page uses for something else. Give the plan a name that says how long, such as Week Key.
name: "Temp Spoofer",⏎    type: "External",⏎    game: "UB" → name: "private",⏎    type: "External",⏎    game: "FN"
  products.ts · private: name is "private", which Private on line 6 has too. Give each its own, or delete one. Capital letters and spaces make no difference.
"Skeletons" → "player boxes,  full or corners"
  products.ts · Private · Visuals: item 2 is "player boxes,  full or corners", the same as on line 76. Give each its own, or delete one. Capital letters and spaces make no difference.
title: "Visuals" → title: "Aimbot"
  products.ts · Private · Aimbot: title is "Aimbot", which Aimbot on line 52 has too. Give each its own, or delete one.
"Private in use: from the menu to the first match." → "A straight line of sight across engraved hills, from a survey point to a target on a summit."
  products.ts · Private · media 4: alt is "A straight line of sight across engraved hills, from a surve…", which media 3 on line 28 has too. Give each its own, or delete one.
"Why should I trust you?" → "How fast is delivery?"
  questions.ts · question 5: question is "How fast is delivery?", which question 3 on line 18 has too. Give each its own, or delete one.
image: "private-reticle.png" → image: "private-retcile.png"
  products.ts · Private: image is "private-retcile.png", but src/data/media has no such file. Did you mean "private-reticle.png"?
url: "spoofer-platter.png" → url: "src/data/media/spoofer-platter.png"
  products.ts · Temp Spoofer · media 1: url is "src/data/media/spoofer-platter.png", but src/data/media has no such file. Did you mean "spoofer-platter.png"?
thumbnailUrl: "private-film.png" → thumbnailUrl: "holiday.jpg"
  products.ts · Private · media 4: thumbnailUrl is "holiday.jpg", but src/data/media has no such file. Put the file there, or write the name of one that is there.
image: "private-reticle.png" → image: "http://pictures.example/a.png"
  products.ts · Private: image is "http://pictures.example/a.png". Write the name of a file in src/data/media, such as chams.png, or an address that starts with https://.
poster: "hero-poster.png" → poster: "hero-film.mp4"
  home.ts · hero: poster is "hero-film.mp4". A picture's name ends in .png, .jpg, .jpeg, .webp, .avif, in lowercase letters.
["hero-film.webm" → ["hreo-film.webm"
  home.ts · hero: film 1 is "hreo-film.webm", but src/data/media has no such file. Did you mean "hero-film.webm"?
"hero-film.mp4" → "hero.gif"
  home.ts · hero: film 2 is "hero.gif", but src/data/media has no such file. A film's name ends in .webm, .mp4, in lowercase letters.
"hero-film-small.webm" → "hero-film-smal.webm"
  home.ts · hero: smallFilm 1 is "hero-film-smal.webm", but src/data/media has no such file. Did you mean "hero-film-small.webm"?
type: "External", → storeUrl: "https://keys.mysellauth.com/product/private", type: "External",
  products.ts · Private: storeUrl is "https://keys.mysellauth.com/product/private", without a productId: Purchase would sell the shop's own product. Add the product's productId, or delete the storeUrl.
type: "External", → productId: 701, type: "External",
  products.ts · Private: productId is 701, without a storeUrl: the link to the store would lead to the shop's own product. Add the product's storeUrl, or delete the productId.
2025 → 2099
  shop.ts: copyrightYear is 2099, which is in the future. Write a year up to 2026.
"Permanent Spoofer" → "temp  spoofer"
  status.ts · temp  spoofer: name is "temp  spoofer", which is on sale already. Delete the entry: its status is in products.ts.
coming: [ → coming: [{ name: "Permanent spoofer", game: "UB" }, @ { name: "Permanent Spoofer"
  status.ts · Permanent Spoofer: name is "Permanent Spoofer", which Permanent spoofer on line 6 has too. Give each its own, or delete one. Capital letters and spaces make no difference.
textColor: "#f5f5f2" → textColor: "rgb(80 80 80)"
  preferences.ts · notifications · discord: textColor is "rgb(80 80 80)", which is hard to read on #121214. Use a lighter colour, such as white: its contrast is 2.3 to 1, and texts need 4.5.
textColor: "#0a0a0b" → textColor: "#777777"
  preferences.ts · notifications · announcement: textColor is "#777777", which is hard to read on #f5f5f2. Use a darker colour, such as black: its contrast is 4.0 to 1, and texts need 4.5.
backgroundColor: "#f5f5f2" → backgroundColor: "ffffff"
  preferences.ts · notifications · announcement: backgroundColor is "ffffff", which is not a colour. Did you mean "#ffffff"?
linkUrl: "/#products", → @ linkText
  preferences.ts · notifications · announcement: linkText is "See the products", without a linkUrl. A link has both linkText and linkUrl; for no link, leave both out.
linkText: "See the products", → @ linkUrl
  preferences.ts · notifications · announcement: linkUrl is "/#products", without a linkText. A link has both linkText and linkUrl; for no link, leave both out.
`,
);

test("the tests' shop has no mistakes", async () => {
  expect(await checkSmallShop()).toMatchObject({ findings: [] });
});

test("a product with a mistake in a field keeps no other mistake from being reported", async () => {
  const broken = edited(smallShop["products.ts"], "price: 2.99", "price: 0");
  const { findings } = await checkSmallShop({
    "products.ts": edited(broken, "price: 8.99", "price: 9.99"),
    "preferences.ts": edited(smallShop["preferences.ts"], "/#products", "/product/151373"),
  });
  expect(findings.map(({ message }) => message)).toEqual([
    "price is 0",
    "price is 9.99, but the cheapest plan, 3 Day Key, costs 8.99",
  ]);
});

test("the current year is a valid copyright year", async () => {
  const text = edited(smallShop["shop.ts"], "copyrightYear: 2025", "copyrightYear: 2026");
  expect((await checkSmallShop({ "shop.ts": text })).findings).toEqual([]);
});

test("prices in a currency without fractions", async () => {
  const shop = edited(smallShop["shop.ts"], "shopId", 'currency: "JPY", shopId');
  const { findings } = await checkSmallShop({ "shop.ts": shop });
  expect(findings.map(findingText)[0]).toMatch(
    /Private: price is 2.99, but JPY has no such fractions. Write the price in JPY: 3.$/,
  );
  expect(findings.filter(({ severity }) => severity === "problem")).toHaveLength(9);
});

const fields = ["id", "name", "price", "duration", "variantId", "thumbnailUrl"];

test.each([
  ["nmae", "name"],
  ["Price", "price"],
  ["prise", "price"],
  ["duraton", "duration"],
  ["variantID", "variantId"],
  ["variant", "variantId"],
  ["thumbnail", "thumbnailUrl"],
  ["discount", undefined],
  ["", undefined],
])("the field nearest to %j is %j", (written, meant) => {
  expect(nearestName(written, fields)).toBe(meant);
});

test.each([
  ["3 Day Key", 3],
  ["Day Key", 1],
  ["3-Day", 3],
  ["1 Week", 7],
  ["7 Days", 7],
  ["Month Key", 30],
  ["12 hours", 0.5],
  ["Lifetime Key", Infinity],
  ["Starter Key", undefined],
])("%j names %j days", (text, days) => {
  expect(durationDays(text)).toBe(days);
});

test("a product with the demonstration's address, once the shop has a store", async () => {
  const shop = smallShop["shop.ts"]
    .replace("/demo-seller/embed.js", "https://sellauth.com/assets/js/sellauth-embed-2.js")
    .replace("/demo-seller/", "https://keys.mysellauth.com/product/keys");
  const products = edited(smallShop["products.ts"], "type:", 'storeUrl: "/demo-seller/", type:');
  const { findings } = await checkSmallShop({ "shop.ts": shop, "products.ts": products });
  expect(findings.map(({ message }) => message)).toEqual([
    'storeUrl is "/demo-seller/", but the shop sells through your store now',
  ]);
});

test("a product number without an address is enough where the link opens the checkout", async () => {
  const shop = smallShop["shop.ts"]
    .replace("/demo-seller/embed.js", "https://sellauth.com/assets/js/sellauth-embed-2.js")
    .replace("/demo-seller/", "https://keys.mysellauth.com/product/keys");
  const products = edited(smallShop["products.ts"], "type:", "productId: 701, type:");
  expect(await checkSmallShop({ "shop.ts": shop, "products.ts": products })).toMatchObject({
    findings: [],
  });
});
