// @vitest-environment node
import { expect, test } from "vitest";
import { findingText } from "#owner-check/finding.ts";
import { checkSmallShop, mistakesOf } from "./small-shop.ts";

// A field that is missing, misspelt, unknown or of the wrong kind.
const mistakes = mistakesOf(String.raw`
a misspelt field
- status:
+ staus:
products.ts · Private: there is no field "staus". Did you mean "status"?

a missing field
- game: "UB",
@ {
@     id: "283989"
products.ts · Temp Spoofer: the game is missing. A game's code is two to six capital letters or digits, such as FN.

an unknown field
- type: "External",
+ discount: 5,
+     type: "External",
@ discount
products.ts · Private: there is no field "discount". The fields here are id, name, type, game, price, productId, storeUrl, image, media, status, statusNote, since, description, subscriptions, compatibility, features.

a misspelt field of a plan
- duration: "1 Day"
+ duraton: "1 Day"
products.ts · Private · Day Key: there is no field "duraton". Did you mean "duration"?

a price in quotes
- price: 6.99
+ price: "6.99"
products.ts · Private · Week Key: the price is "6.99". A price is a number above 0, such as 6.99.

a text in place of a list
- items: ["Skeletons"]
+ items: "Skeletons"
products.ts · Private · Visuals: the items is "Skeletons". items is a list of texts in square brackets.

a number in place of a text
- id: "283989"
+ id: 283989
products.ts · Temp Spoofer: the id is 283989. An id is a text in quotes, such as "151373".

true in quotes
- loadingScreen: true
+ loadingScreen: "true"
preferences.ts · security: the loadingScreen is "true". Write true or false, without quotes.

an unknown field deep inside
- position: "center",
+ colour: "red",
+       position: "center",
@ colour
preferences.ts · notifications · discord: there is no field "colour". The fields here are position, textColor, enabled, showOnce, message, title, discordLink.

a media item of an unknown type
- type: "video"
+ type: "vidoe"
products.ts · Private · media item 2: the type is "vidoe". Did you mean "video"? The type of a media item is "image" or "video".

an unknown position
- "center"
+ "middle"
preferences.ts · notifications · discord: the position is "middle". A position is one of: center, top-left, top-right, bottom-left, bottom-right.

null
- "How fast is delivery?"
+ null
questions.ts · question 1: the question is empty (null). A question is what a shopper would ask.

an entry that is no group of fields
- [
- 
+ [
+   "Great!",
+ 
@ "Great!"
reviews.ts: review 1 is "Great!". Write a group of fields in braces: rating, text, user, time.

a group of fields in place of a list
- [
-   { question: "How fast is delivery?", answer: "Instant." },
-   { question: "Why should I trust you?", answer: "Ask us." },
- ]
+ {}
questions.ts: questions is a group of fields. questions is a list in square brackets.

a missing group of fields
- credit: { text: "Built by a friend" },
@ shop: Shop
shop.ts: the credit is missing. Write a group of fields in braces: text, url.

an unknown status
- "Undetected"
+ "Online"
products.ts · Private: the status is "Online". A status is one of: Undetected, Updating, Detected.

a misspelt status
- "Undetected"
+ "Undetectd"
products.ts · Private: the status is "Undetectd". Did you mean "Undetected"? A status is one of: Undetected, Updating, Detected.

an unknown type
- "External"
+ "external"
products.ts · Private: the type is "external". Did you mean "External"? A type is one of: External, Internal.

a price below 0
- price: 6.99
+ price: -6.99
products.ts · Private · Week Key: the price is -6.99. A price is a number above 0, such as 6.99.

a price of 0
- price: 6.99
+ price: 0
products.ts · Private · Week Key: the price is 0. A price is a number above 0, such as 6.99.

a price with three decimals
- price: 6.99
+ price: 6.999
products.ts · Private · Week Key: the price is 6.999. A price has at most two decimals, such as 6.99.

a price that is not a number
- price: 6.99
+ price: NaN
products.ts · Private · Week Key: the price is not a number (NaN). A price is a number above 0, such as 6.99.

a rating of 6
- rating: 5
+ rating: 6
reviews.ts · review 1: the rating is 6. A rating is a whole number from 1 to 5.

a rating of half a star
- rating: 5
+ rating: 4.5
reviews.ts · review 1: the rating is 4.5. A rating is a whole number from 1 to 5.

a text of spaces
- "How fast is delivery?"
+ "  "
questions.ts · question 1: the question is empty: it has spaces only. A question is what a shopper would ask.

an empty feature
- "Skeletons"
+ ""
products.ts · Private · Visuals: feature 1 is empty. A feature is a short text, such as Works with controller.

no plans
- subscriptions: [
-       { name: "Day Key", price: 2.99, duration: "1 Day", variantId: 71 },
-       { name: "Week Key", price: 6.99, duration: "1 Week", variantId: 72 },
-     ]
+ subscriptions: []
products.ts · Private: the subscriptions is an empty list. A product has at least one plan to buy.

a text of invisible characters
- "Anonymous"
+ "\u200b"
reviews.ts · review 1: the user is "U+200B". user is the name to show, such as Anonymous.

a text of a filler alone
- "Skeletons"
+ "\u3164"
products.ts · Private · Visuals: feature 1 is "U+3164". A feature is a short text, such as Works with controller.

a control character
- Keys restocked
+ Keys\u0007restocked
home.ts · hero: the badge is "KeysU+0007restocked". It holds a character that cannot be shown: type the text again instead of pasting it.

a coming product's game spelt out
- "UB"
+ "Unban"
status.ts · Permanent Key: the game is "Unban". A game's code is two to six capital letters or digits, such as FN.

a link with a space
- discord.gg/keyhole
+ discord.gg/key hole
shop.ts: the chatInviteUrl is "https://discord.gg/key hole". A link starts with https:// and has no spaces, as copied from the browser's address bar.

a link without https
- https://discord.gg
+ http://discord.gg
shop.ts: the chatInviteUrl is "http://discord.gg/keyhole". A link starts with https:// and has no spaces, as copied from the browser's address bar.

a link without a scheme
- https://discord.gg
+ discord.gg
preferences.ts · notifications · discord: the discordLink is "discord.gg/keyhole". A link starts with https:// and has no spaces, as copied from the browser's address bar.

a site address with a slash at its end
- keyhole.example
+ keyhole.example/
shop.ts: the siteUrl is "https://keyhole.example/". The site's address has no path and no slash at its end.

an id that is not a YouTube id
- youtubeId: "abcDEF12345"
+ youtubeId: "abcDEF"
products.ts · Private · media item 2: the youtubeId is "abcDEF". A YouTube id is the 11 characters after watch?v= in the video's address.

a video without a thumbnail
- thumbnailUrl: "film.png",
@ {
@         type: "video"
products.ts · Private · media item 2: the thumbnailUrl is missing. A picture is the name of a file in src/data/media, such as private-reticle.png, or an https address.

a day that does not exist
- 2026-11-20
+ 2026-02-30
status.ts: the lastChecked is "2026-02-30". A day exists in the calendar and is written year first: "2026-11-20".

a plan's name with two blanks in it
- "Day Key"
+ "Day  Key"
products.ts · Private · Day  Key: the name is "Day  Key". A plan's name has single spaces between its words and none around them, as at SellAuth.

a plan's name with a blank at its end
- "Day Key"
+ "Day Key "
products.ts · Private · Day Key: the name is "Day Key ". A plan's name has single spaces between its words and none around them, as at SellAuth.
`);

test.each(mistakes)("$title", async ({ file, text, says }) => {
  const { findings } = await checkSmallShop({ [file]: text });
  expect(findings.map(findingText)).toEqual([says]);
  expect(findings[0]?.severity).toBe("problem");
});
