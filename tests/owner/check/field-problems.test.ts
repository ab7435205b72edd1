import { testMistakes } from "./small-shop.ts";

// Missing, misspelt, unknown and mistyped fields.
testMistakes(
  "problem",
  String.raw`
status: → staus:
  products.ts · Private: staus is "Undetected", but there is no such field. Did you mean "status"?
game: "UB", → @ {⏎    id: "283989"
  products.ts · Temp Spoofer: game is missing. Write the code of the game, which is in games.ts, such as FN.
type: "External", → soldOut: true, type: "External",
  products.ts · Private: soldOut is true, but there is no such field. It belongs in the entries of subscriptions: move it into the right ones.
badge: → title: "Keys", badge:
  home.ts · hero: title is "Keys", but there is no such field. Move it above the last line, };, or into howItWorks.
credit: { → credit: { currency: "EUR",
  shop.ts · credit: currency is "EUR", but there is no such field. Move it above the last line, };.
type: "External", → rating: 5, type: "External",
  products.ts · Private: rating is 5, but there is no such field. The fields here are id, name, type, game, price, productId, storeUrl, image, media, status, statusNote, since, featured, description, subscriptions, compatibility, features.
type: "External", → discount: 5, type: "External",
  products.ts · Private: discount is 5, but there is no such field. The fields here are id, name, type, game, price, productId, storeUrl, image, media, status, statusNote, since, featured, description, subscriptions, compatibility, features.
duration: "1 Day" → duraton: "1 Day"
  products.ts · Private · Day Key: duraton is "1 Day", but there is no such field. Did you mean "duration"?
price: 6.99 → price: "6.99"
  products.ts · Private · Week Key: price is "6.99". Write 6.99, without quotes. A price is a number above 0, such as 6.99.
price: 6.99 → price: "6,99 €"
  products.ts · Private · Week Key: price is "6,99 €". Write 6.99, without quotes. A price is a number above 0, such as 6.99.
items: ["Disk spoofs", "Inbuilt cleaner", "Inbuilt serial checker", "User friendly"] → items: "Disk spoofs"
  products.ts · Temp Spoofer · Features: items are "Disk spoofs". Write a list of texts in square brackets.
id: "283989" → id: 283989
  products.ts · Temp Spoofer: id is 283989. An id is a text in quotes, such as "151373".
loadingScreen: true → loadingScreen: "true"
  preferences.ts · security: loadingScreen is "true". Write true or false, without quotes.
position: "center", → colour: "red", position: "center",
  preferences.ts · notifications · discord: colour is "red", but there is no such field. The fields here are position, textColor, enabled, showOnce, message, title, discordLink.
type: "video" → type: "vidoe"
  products.ts · Private · media 4: type is "vidoe". Did you mean "video"? The type of a media item is "image" or "video".
"center" → "middle"
  preferences.ts · notifications · discord: position is "middle". A position is one of: center, top-left, top-right, bottom-left, bottom-right.
"How fast is delivery?" → null
  questions.ts · question 3: question is null. A question is what a shopper would ask.
= [ → = [⏎  "Great!", @ "Great!"
  reviews.ts: review 1 is "Great!". Write a group of fields in braces: rating, text, user, time.
credit: { text: "Built by Latchkey" }, → @ shop: Shop
  shop.ts: credit is missing. Write a group of fields in braces: text, url.
"Undetected" → "Online"
  products.ts · Private: status is "Online". A status is one of: Undetected, Updating, Detected.
"Undetected" → "Undetectd"
  products.ts · Private: status is "Undetectd". Did you mean "Undetected"? A status is one of: Undetected, Updating, Detected.
"External" → "external"
  products.ts · Private: type is "external". Did you mean "External"? A type is one of: External, Internal.
price: 6.99 → price: -6.99
  products.ts · Private · Week Key: price is -6.99. A price is a number above 0, such as 6.99.
price: 6.99 → price: 0
  products.ts · Private · Week Key: price is 0. A price is a number above 0, such as 6.99.
price: 6.99 → price: 6.999
  products.ts · Private · Week Key: price is 6.999. The point is for cents, with at most two digits after it, and not for thousands: 6.99 or 1199.
price: 6.99 → price: NaN
  products.ts · Private · Week Key: price is NaN. A price is a number above 0, such as 6.99.
rating: 5 → rating: 6
  reviews.ts · review 1: rating is 6. A rating is a whole number from 1 to 5.
rating: 5 → rating: 4.5
  reviews.ts · review 1: rating is 4.5. A rating is a whole number from 1 to 5.
"How fast is delivery?" → "  "
  questions.ts · question 3: question is empty: it has spaces only. A question is what a shopper would ask.
status: "Undetected" → status: "Undetected", statusNote: ""
  products.ts · Private: statusNote is empty. For none, delete the field. A status note is one short line, such as Works on the old version.
"Skeletons" → ""
  products.ts · Private · Visuals: item 2 is empty. A feature is a short text, such as Works with controller.
"Anonymous" → "\u200b"
  reviews.ts · review 1: user is "U+200B". Write the name to show, such as Anonymous.
"Skeletons" → "\u3164"
  products.ts · Private · Visuals: item 2 is "U+3164". A feature is a short text, such as Works with controller.
Keys restocked → Keys\u0007restocked
  home.ts · hero: badge is "KeysU+0007restocked". It has a character that cannot be shown: type the text instead of pasting it.
{ code: "SEQUEL", name: "The Long-Awaited Sequel of a Shooter" } → { code: "S", name: "The Long-Awaited Sequel of a Shooter" }
  games.ts · The Long-Awaited Sequel of a Shooter: code is "S". A game's code is two to six capital letters or digits, such as FN.
{ code: "UB", name: "Unban Software" },⏎  { code: "FN", name: "Fortnite" },⏎  { code: "SEQUEL", name: "The Long-Awaited Sequel of a Shooter" },⏎ → @ export
  games.ts: games are empty. Write at least one between the square brackets, such as { code: "FN", name: "Fortnite" },
latchkey-sample" → latchkey-sample "
  shop.ts: chatInviteUrl is "https://discord.gg/latchkey-sample ". Delete the space at its beginning or end.
discord.gg/latchkey → discord.gg/latch key
  shop.ts: chatInviteUrl is "https://discord.gg/latch key-sample". A link starts with https:// and has no spaces, as copied from the browser's address bar.
https://discord.gg → http://discord.gg
  shop.ts: chatInviteUrl is "http://discord.gg/latchkey-sample". A link starts with https:// and has no spaces, as copied from the browser's address bar.
https://discord.gg → discord.gg
  preferences.ts · notifications · discord: discordLink is "discord.gg/latchkey-sample". A link starts with https:// and has no spaces, as copied from the browser's address bar.
latchkey.example → latchkey.example/
  shop.ts: siteUrl is "https://latchkey.example/". Write the address up to its first slash, such as https://your-shop.com.
"283989" → "404"
  products.ts · Temp Spoofer: id is "404". Choose another id: hosts use this one for a page of their own.
"283989" → "Index"
  products.ts · Temp Spoofer: id is "Index". Choose another id: hosts use this one for a page of their own.
type: "External", → storeUrl: "/keys", type: "External",
  products.ts · Private: storeUrl is "/keys". Write the whole address in your store, from https:// up to the ? if there is one.
type: "External", → storeUrl: "https://store.example/keys?variant=Day%20Key", type: "External",
  products.ts · Private: storeUrl is "https://store.example/keys?variant=Day%20Key". Write the whole address in your store, from https:// up to the ? if there is one.
"/demo-seller/embed.js" → "https://sellauth.com/"
  shop.ts: checkoutScriptUrl is "https://sellauth.com/". SellAuth's script is https://sellauth.com/assets/js/sellauth-embed-2.js or a newer one: its address ends in .js.
type: "External", → productId: 701, storeUrl: "https://dash.sellauth.com/products/edit/701", type: "External",
  products.ts · Private: storeUrl is "https://dash.sellauth.com/products/edit/701". This is SellAuth's dashboard, and customers cannot open it: open the product in your store as a customer, and copy that address.
youtubeId: "SAMPLEvid01" → youtubeId: "abcDEF"
  products.ts · Private · media 4: youtubeId is "abcDEF". A YouTube id is 11 characters, such as abcDEF12345: in the video's address, what follows watch?v= or youtu.be/.
thumbnailUrl: "private-film.png", → @ {⏎        type: "video"
  products.ts · Private · media 4: thumbnailUrl is missing. A picture is the name of a file in src/data/media, such as private-reticle.png, or an https address.
2025-01-15 → 2026-02-30
  status.ts: lastChecked is "2026-02-30". Write a day that exists, in quotes and with dashes, year first: "2026-11-20".
"Day Key" → "Day  Key"
  products.ts · Private · Day  Key: name is "Day  Key". A plan's name has single spaces between its words, and none before or after them, as at SellAuth.
"Day Key" → "Day Key "
  products.ts · Private · Day Key: name is "Day Key ". A plan's name has single spaces between its words, and none before or after them, as at SellAuth.
sellingPoints: [⏎    "Guaranteed Safety",⏎    "Easy to Use",⏎    "Exceptional Support",⏎    "Secure Payments",⏎    "Amazing Features",⏎  ] → sellingPoints: []
  home.ts: sellingPoints are empty. The banner shows at least one selling point.
subscriptions: [⏎      { name: "Day Key", price: 2.99, duration: "1 Day", variantId: 300001 },⏎      { name: "Week Key", price: 6.99, duration: "1 Week", variantId: 300002 },⏎      { name: "Month Key", price: 16.99, duration: "1 Month", variantId: 300003 },⏎    ] → subscriptions: []
  products.ts · Private: subscriptions are empty. A product has at least one plan to buy.
film: ["hero-film.webm", "hero-film.mp4"] → film: {}
  home.ts · hero: film is a group of fields. Write a list of file names in square brackets, the smallest file first.
`,
);
