import { expect, test } from "vitest";
import { findingText } from "#owner-check/finding.ts";
import { nearestName } from "#owner-check/nearest-name.ts";
import { durationDays } from "#owner-check/plan-rules.ts";
import { checkSmallShop, edited, smallShop, testMistakes } from "./small-shop.ts";

// Values that match the schema, but contradict each other or this site.
testMistakes(
  "problem",
  String.raw`
"283989" → "151373"
  products.ts · Temp Spoofer: the id is "151373", which is the id of Private too. Give each product its own id: it is part of the address.
"283989" → "404"
  products.ts · Temp Spoofer: the id is "404", which hosts reserve for another page. Use another id.
"283989" → "Index"
  products.ts · Temp Spoofer: the id is "Index", which hosts reserve for another page. Use another id.
price: 8.99, → price: 9.99,
  products.ts · Temp Spoofer: the price is 9.99, but the cheapest plan, 3 Day Key, costs 8.99. A product's price is that of its cheapest plan: 8.99.
game: "FN" → game: "FM"
  products.ts · Private: the game is "FM", and games.ts has no such code. Did you mean "FN"?
game: "UB" → game: "VALO"
  status.ts · Permanent Spoofer: the game is "VALO", and games.ts has no such code. Add it to games.ts, or write one of: UB, FN, SEQUEL.
{ code: "SEQUEL" → { code: "FN", name: "Other" }, { code: "SEQUEL"
  games.ts · Other: the code is the same as that of game 2. Change one of them.
type: "External", → storeUrl: "/keys", type: "External",
  products.ts · Private: the storeUrl is "/keys". Write the store's whole address, from https:// up to the ? if there is one.
coming: [ → changes: [{ day: "2025-01-15", product: "15137", status: "Updating" }], coming: [
  status.ts · status change 1: the product is "15137", and products.ts has no such id. Did you mean "151373"?
watch?v=SAMPLEvid01 → watch?v=SAMPLEvid02
  products.ts · Private · media item 4: the url is "https://www.youtube.com/watch?v=SAMPLEvid02", which does not contain the youtubeId "SAMPLEvid01". Copy the video's address, and the id from that address.
variantId: 300005 → variantId: 300001
  products.ts · Temp Spoofer · Week Key: the variantId is 300001, which Private · Day Key has too. Give each plan its own variantId: the number that SellAuth shows for it.
"Day Key" → "Menu"
  products.ts · Private · Menu: the name "Menu" gives an address that the page uses for something else. Give the plan a name that says how long, such as Week Key.
"Lifetime Key" → "Plans"
  products.ts · Temp Spoofer · Plans: the name "Plans" gives an address that the page uses for something else. Give the plan a name that says how long, such as Week Key.
name: "Temp Spoofer",⏎    type: "External",⏎    game: "UB" → name: "private",⏎    type: "External",⏎    game: "FN"
  products.ts · private: the name is the same as that of product 1. Change one of them.
"Skeletons" → "player boxes,  full or corners"
  products.ts · Private · Visuals: feature 2 says the same as feature 1. Remove one of them.
title: "Visuals" → title: "Aimbot"
  products.ts · Private · Aimbot: the title is the same as that of feature group 1. Change one of them.
"Private in use: from the menu to the first match." → "A straight line of sight across engraved hills, from a survey point to a target on a summit."
  products.ts · Private · media item 4: the alt is the same as that of media item 3. Change one of them.
"Why should I trust you?" → "How fast is delivery?"
  questions.ts · question 5: the question is the same as that of question 3. Change one of them.
image: "private-reticle.png" → image: "private-retcile.png"
  products.ts · Private: the image is "private-retcile.png", and src/data/media has no such file. Did you mean "private-reticle.png"?
url: "spoofer-platter.png" → url: "src/data/media/spoofer-platter.png"
  products.ts · Temp Spoofer · media item 1: the url is "src/data/media/spoofer-platter.png", and src/data/media has no such file. Did you mean "spoofer-platter.png"?
thumbnailUrl: "private-film.png" → thumbnailUrl: "holiday.jpg"
  products.ts · Private · media item 4: the thumbnailUrl is "holiday.jpg", and src/data/media has no such file. Put the file there, or write the name of one that is there.
image: "private-reticle.png" → image: "http://pictures.example/a.png"
  products.ts · Private: the image is "http://pictures.example/a.png". The address of a picture starts with https://.
poster: "hero-poster.png" → poster: "hero-film.mp4"
  home.ts · hero: the poster is "hero-film.mp4". A picture's name ends in .png, .jpg, .jpeg, .webp, .avif, in lowercase letters.
["hero-film.webm" → ["hreo-film.webm"
  home.ts · hero: film 1 is "hreo-film.webm", and src/data/media has no such file. Did you mean "hero-film.webm"?
"hero-film.mp4" → "hero.gif"
  home.ts · hero: film 2 is "hero.gif". A film's name ends in .webm or .mp4.
"hero-film-small.webm" → "hero-film-smal.webm"
  home.ts · hero: small film 1 is "hero-film-smal.webm", and src/data/media has no such file. Did you mean "hero-film-small.webm"?
type: "External", → storeUrl: "https://store.example/keys?variant=Day%20Key", type: "External",
  products.ts · Private: the storeUrl is "https://store.example/keys?variant=Day%20Key". Write the store's whole address, from https:// up to the ? if there is one.
"/demo-seller/embed.js" → "https://sellauth.com/"
  shop.ts: the checkoutScriptUrl is "https://sellauth.com/". SellAuth's script is https://sellauth.com/assets/js/sellauth-embed-2.js or a newer one: its address ends in .js.
2025 → 2099
  shop.ts: the copyrightYear is 2099, which is in the future. Write a year up to 2026.
"Permanent Spoofer" → "temp  spoofer"
  status.ts · temp  spoofer: this product is on sale already. Remove the entry: its status is in products.ts.
coming: [ → coming: [{ name: "Permanent spoofer", game: "UB" }, @ { name: "Permanent Spoofer"
  status.ts · Permanent Spoofer: the name is the same as that of upcoming product 1. Change one of them.
textColor: "#f5f5f2" → textColor: "rgb(80 80 80)"
  preferences.ts · notifications · discord: the textColor rgb(80 80 80) on #121214 is hard to read, with a contrast of 2.3 to 1. Use a lighter or darker colour, with a contrast of at least 4.5 to 1.
textColor: "#0a0a0b" → textColor: "#777777"
  preferences.ts · notifications · announcement: the textColor #777777 on #f5f5f2 is hard to read, with a contrast of 4.0 to 1. Use a lighter or darker colour, with a contrast of at least 4.5 to 1.
backgroundColor: "#f5f5f2" → backgroundColor: "ffffff"
  preferences.ts · notifications · announcement: the backgroundColor is "ffffff", which is not a colour. A colour is written as #f5f5f2, white, rgb(245 245 242) or hsl(60 13% 95%).
linkUrl: "/#products", → @ linkText
  preferences.ts · notifications · announcement: there is a linkText without a linkUrl. A link has both linkText and linkUrl; for no link, leave both out.
linkText: "See the products", → @ linkUrl
  preferences.ts · notifications · announcement: there is a linkUrl without a linkText. A link has both linkText and linkUrl; for no link, leave both out.
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
    "the price is 0",
    "the price is 9.99, but the cheapest plan, 3 Day Key, costs 8.99",
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
    /Private: the price is 2.99, and JPY has no such fractions. Write the price in JPY: 3.$/,
  );
  expect(findings).toHaveLength(9);
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
