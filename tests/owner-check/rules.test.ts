// @vitest-environment node
import { expect, test } from "vitest";
import { findingText } from "#owner-check/finding.ts";
import { checkSmallShop, edited, mistakesOf, smallShop } from "./small-shop.ts";

const problems = mistakesOf(String.raw`
two products with one id
- 283989
+ 151373
@ id: "151373",
@     name: "Temp Spoofer"
products.ts · Temp Spoofer: the id is "151373", which is the id of Private too. Give each product an id of its own: it is part of the address.

a product's address that hosts use
- 283989
+ 404
products.ts · Temp Spoofer: the id is "404", which hosts use for a page of their own. Take another id.

another address that hosts use
- 283989
+ Index
products.ts · Temp Spoofer: the id is "Index", which hosts use for a page of their own. Take another id.

a starting price that is not the cheapest plan's
- price: 8.99,
+ price: 9.99,
products.ts · Temp Spoofer: the price is 9.99, but the cheapest plan on sale, Month Key, costs 8.99. A product's price is that of its cheapest plan on sale: 8.99.

a starting price that is that of a plan sold out
- variantId: 73
+ variantId: 73, soldOut: true
@ price: 8.99,
products.ts · Temp Spoofer: the price is 8.99, but the cheapest plan on sale, Lifetime Key, costs 34.99. A product's price is that of its cheapest plan on sale: 34.99.

a product of a game that games.ts lacks
- game: "FN"
+ game: "FM"
products.ts · Private: the game is "FM", and games.ts has no such code. Did you mean "FN"?

a coming product of a game that games.ts lacks
- game: "UB"
+ game: "VALO"
status.ts · Permanent Key: the game is "VALO", and games.ts has no such code. Add it to games.ts, or write one of: UB, FN.

one game code twice
- { code: "FN"
+ { code: "FN", name: "Other" },
+   { code: "FN"
@ { code: "FN", name: "Fort
games.ts · Fortnite: the code is the same as that of game 2. Change one of them.

a product's own store that is none
- price: 2.99,
-     image
+ storeUrl: "/keys",
+     price: 2.99,
+     image
products.ts · Private: the storeUrl is "/keys". Write the store's whole address, from https:// up to the ? if there is one.

a status change of an unknown product
- coming: [
+ changes: [{ day: "2026-11-19", product: "15137", status: "Updating" }],
+   coming: [
status.ts · status change 1: the product is "15137", and products.ts has no such id. Did you mean "151373"?

a video whose address names another video
- watch?v=abcDEF12345
+ watch?v=abcDEF12346
products.ts · Private · media item 2: the url is "https://www.youtube.com/watch?v=abcDEF12346", which does not contain the youtubeId "abcDEF12345". Both name the same video: copy the video's address, and the id from that address.

a feature group whose title is a near miss
- "Aimbot"
+ "Aimbto"
products.ts · Private · Aimbto: the title is "Aimbto". Did you mean "Aimbot"? Titles with an icon: Aimbot, Visuals, Features.

two plans with one variantId
- variantId: 73
+ variantId: 71
@ variantId: 71 },
@       { name: "Life
products.ts · Temp Spoofer · Month Key: the variantId is 71, which Private · Day Key has too. Give each plan a variantId of its own: the number that SellAuth shows for the variant.

a plan with the address of the phone's menu
- "Day Key"
+ "Menu"
products.ts · Private · Menu: the name "Menu" gives an address that the page uses for something else. Give the plan a name that says how long, such as Week Key.

a plan with the address of the list of plans
- "Lifetime Key"
+ "Plans"
products.ts · Temp Spoofer · Plans: the name "Plans" gives an address that the page uses for something else. Give the plan a name that says how long, such as Week Key.

a product that is listed twice
- name: "Temp Spoofer",
-     type: "External",
-     game: "UB"
+ name: "private",
+     type: "External",
+     game: "FN"
products.ts · private: the name is the same as that of product 1. Change one of them.

a feature that is listed twice
- "Smoothing"
+ "hold or toggle"
products.ts · Private · Aimbot: feature 2 says the same as feature 1. Take one of them out.

two feature groups with one title
- title: "Visuals"
+ title: "Aimbot"
@ "Aimbot", items: ["Skel
products.ts · Private · Aimbot: the title is the same as that of feature group 1. Change one of them.

two pictures with one description
- "Private in use."
+ "A reticle."
@ "A reticle.",
products.ts · Private · media item 2: the alt is the same as that of media item 1. Change one of them.

a question that is asked twice
- "Why should I trust you?"
+ "How fast is delivery?"
@ "How fast is delivery?", answer: "Ask
questions.ts · question 2: the question is the same as that of question 1. Change one of them.

a picture that is not in the folder
- image: "reticle.png"
+ image: "retcile.png"
products.ts · Private: the image is "retcile.png", and src/data/media has no such file. Did you mean "reticle.png"?

a picture with its folder before it
- url: "platter.png"
+ url: "src/data/media/platter.png"
products.ts · Temp Spoofer · media item 1: the url is "src/data/media/platter.png", and src/data/media has no such file. Did you mean "platter.png"?

a picture unlike any other
- thumbnailUrl: "film.png"
+ thumbnailUrl: "holiday.jpg"
products.ts · Private · media item 2: the thumbnailUrl is "holiday.jpg", and src/data/media has no such file. Put the file there, or write the name of one that is there.

a picture at an address without https
- image: "reticle.png"
+ image: "http://pictures.example/a.png"
products.ts · Private: the image is "http://pictures.example/a.png". The address of a picture starts with https://.

a picture's field that names a film
- poster: "poster.png"
+ poster: "hero.mp4"
home.ts · hero: the poster is "hero.mp4". A picture's name ends in .png, .jpg, .jpeg, .webp, .avif, in small letters.

a film that is not in the folder
- "hero.webm"
+ "hreo.webm"
home.ts · hero: film entry 1 is "hreo.webm", and src/data/media has no such file. Did you mean "hero.webm"?

a film that is none
- "hero.mp4"
+ "hero.gif"
home.ts · hero: film entry 2 is "hero.gif". A film's name ends in .webm or .mp4.

a store's address with the plan's part
- "/demo-seller/"
+ "https://store.example/keys?variant=Day%20Key"
shop.ts: the storeUrl is "https://store.example/keys?variant=Day%20Key". Write the store's whole address, from https:// up to the ? if there is one.

a store on this site
- "/demo-seller/"
+ "/product/keys"
shop.ts: the storeUrl is "/product/keys". Write the store's whole address, from https:// up to the ? if there is one.

a script's address that is none
- "/demo-seller/embed.js"
+ "https://sellauth.com/"
shop.ts: the checkoutScriptUrl is "https://sellauth.com/". SellAuth's script is https://sellauth.com/assets/js/sellauth-embed-2.js or a newer one: its address ends in .js.

a year in the future
- 2025
+ 2099
shop.ts: the copyrightYear is 2099, which is in the future. Write a year up to 2026.

a coming product that is on sale already
- "Permanent Key"
+ "temp  spoofer"
status.ts · temp  spoofer: this product is on sale already. Take the entry out: its status is in products.ts.

a coming product that is listed twice
- coming: [
+ coming: [{ name: "Permanent key", game: "UB" }, 
status.ts · Permanent Key: this product is in the list already, as entry 1. Keep one of them.

a community notice in dark letters
- textColor: "#f5f5f2"
+ textColor: "rgb(80 80 80)"
preferences.ts · notifications · discord: the textColor rgb(80 80 80) on #121214 is hard to read, with a contrast of 2.3 to 1. Take a lighter or a darker colour: 4.5 to 1 is the least.

an announcement in grey on white
- textColor: "#0a0a0b"
+ textColor: "#777777"
preferences.ts · notifications · announcement: the textColor #777777 on #f5f5f2 is hard to read, with a contrast of 4.0 to 1. Take a lighter or a darker colour: 4.5 to 1 is the least.

a colour that no browser knows
- backgroundColor: "#f5f5f2"
+ backgroundColor: "ffffff"
preferences.ts · notifications · announcement: the backgroundColor is "ffffff", which is no colour. A colour is written as #f5f5f2, white, rgb(245 245 242) or hsl(60 13% 95%).

a link text without an address
- linkUrl: "/#products",
@ linkText
preferences.ts · notifications · announcement: there is a linkText without a linkUrl. A link has both linkText and linkUrl; for no link, leave both out.

a link's address without a text
- linkText: "See the products",
@ linkUrl
preferences.ts · notifications · announcement: there is a linkUrl without a linkText. A link has both linkText and linkUrl; for no link, leave both out.
`);

test.each(problems)("$title", async ({ file, text, says }) => {
  const { findings } = await checkSmallShop({ [file]: text });
  expect(findings.map(findingText)).toEqual([says]);
  expect(findings[0]?.severity).toBe("problem");
});

test("the small shop has no mistakes", async () => {
  expect(await checkSmallShop()).toMatchObject({ findings: [] });
});

test("a product with a mistake in a field keeps no other mistake from being reported", async () => {
  const prices = edited(
    smallShop["products.ts"],
    "price: 2.99,\n    image",
    "price: 0,\n    image",
  );
  const { findings } = await checkSmallShop({
    "products.ts": edited(prices, "price: 8.99,\n    image", "price: 9.99,\n    image"),
    "preferences.ts": edited(smallShop["preferences.ts"], "/#products", "/product/151373"),
  });
  expect(findings.map(({ message }) => message)).toEqual([
    "the price is 0",
    "the price is 9.99, but the cheapest plan on sale, Month Key, costs 8.99",
  ]);
});

test("prices in a currency without fractions", async () => {
  const { findings } = await checkSmallShop({
    "shop.ts": edited(smallShop["shop.ts"], "shopId: 7", 'currency: "JPY", shopId: 7'),
  });
  expect(findings.map(findingText)[0]).toBe(
    "src/data/products.ts:9 · Private: the price is 2.99, and JPY has no such fractions. Write the price in JPY: 3.",
  );
  expect(findings).toHaveLength(6);
});
