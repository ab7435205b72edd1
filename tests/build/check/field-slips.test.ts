// @vitest-environment node
import { describeRun } from "./describe-run.ts";
import { type Slip, slip } from "./slip.ts";

// Each run makes several slips at once: the check has to tell every one of them, and no other.

const products = "products.ts";

const runs: Record<string, Slip[]> = {
  "a field that is missing, misspelt, too many or of the wrong kind": [
    slip(
      "a misspelt field",
      products,
      "status:",
      "staus:",
      'Private: there is no field "staus". Did you mean "status"?',
    ),
    slip(
      "a missing field",
      products,
      'game: "UB",',
      "",
      "Temp Spoofer: the game is missing. A game is one of: UB, FN.",
    ),
    slip(
      "an extra field",
      products,
      'type: "External",',
      'type: "External",\n    discount: 5,',
      'Private: there is no field "discount". The fields here are id, name, type, game, price, image, media, status, description, subscriptions, compatibility, features.',
    ),
    slip(
      "a misspelt field inside a plan",
      products,
      '{ name: "Day Key", price: 2.99, duration: "1 Day", variantId: 300001 }',
      '{ name: "Day Key", price: 2.99, duraton: "1 Day", variantId: 300001 }',
      'Private · Day Key: there is no field "duraton". Did you mean "duration"?',
    ),
    slip(
      "a price in quotes",
      products,
      "price: 6.99",
      'price: "6.99"',
      'Private · Week Key: the price is "6.99". A price is a number above 0, such as 6.99.',
    ),
    slip(
      "a text where a list belongs",
      products,
      'items: ["Disk spoofs", "Inbuilt cleaner", "Inbuilt serial checker", "User friendly"]',
      'items: "Disk spoofs"',
      'Temp Spoofer · feature group Features: the items is "Disk spoofs". items is a list of texts in square brackets.',
    ),
    slip(
      "a number where a text belongs",
      products,
      'id: "283989"',
      "id: 283989",
      'Temp Spoofer: the id is 283989. An id is a text in quotes, such as "151373".',
    ),
    slip(
      "true in quotes",
      "preferences.ts",
      "loadingScreen: true",
      'loadingScreen: "true"',
      'security: the loadingScreen is "true". Write true or false, without quotes.',
    ),
    slip(
      "an extra field deep inside",
      "preferences.ts",
      'position: "center",',
      'position: "center",\n      colour: "red",',
      'community notice: there is no field "colour". The fields here are position, textColor, enabled, showOnce, message, title, discordLink.',
    ),
    slip(
      "a media item of an unknown type",
      products,
      'type: "video"',
      'type: "vidoe"',
      'Private · picture 4 of 4: the type is "vidoe". Did you mean "video"? The type of a media item is "image" or "video".',
    ),
    slip(
      "an unknown position",
      "preferences.ts",
      'position: "center"',
      'position: "middle"',
      'community notice: the position is "middle". A position is one of: center, top-left, top-right, bottom-left, bottom-right.',
    ),
    slip(
      "null for nothing",
      "questions.ts",
      'question: "How fast is delivery?"',
      "question: null",
      "question 3: the question is empty (null). A question is what a shopper would ask.",
    ),
    slip(
      "an entry that is no group of fields",
      "reviews.ts",
      "export const reviews: Review[] = [",
      'export const reviews: Review[] = ["Great!" as any,',
      'review 1: it is "Great!". Here stands a group of fields in braces: rating, text, user, time.',
    ),
  ],
  "unknown words, prices and shares": [
    slip(
      "an unknown status",
      products,
      '"Undetected"',
      '"Online"',
      'Private: the status is "Online". A status is one of: Undetected, Updating, Detected.',
    ),
    slip(
      "a misspelt status",
      products,
      '"Undetected"',
      '"Undetectd"',
      'Temp Spoofer: the status is "Undetectd". Did you mean "Undetected"? A status is one of: Undetected, Updating, Detected.',
    ),
    slip(
      "an unknown game",
      products,
      '"FN"',
      '"Fortnite"',
      'Private: the game is "Fortnite". A game is one of: UB, FN.',
    ),
    slip(
      "an unknown type",
      products,
      '"External"',
      '"external"',
      'Private: the type is "external". Did you mean "External"? A type is one of: External, Internal.',
    ),
    slip(
      "a feature group whose title is a near miss",
      products,
      'title: "Aimbot"',
      'title: "Aimbto"',
      'Private · feature group Aimbto: the title is "Aimbto". Did you mean "Aimbot"? Titles with an icon: Aimbot, Visuals, Features.',
    ),
    slip(
      "a price below 0",
      products,
      "price: 6.99",
      "price: -6.99",
      "Private · Week Key: the price is -6.99. A price is a number above 0, such as 6.99.",
    ),
    slip(
      "a price of 0",
      products,
      "price: 16.99",
      "price: 0",
      "Private · Month Key: the price is 0. A price is a number above 0, such as 6.99.",
    ),
    slip(
      "a price with three decimals",
      products,
      "price: 14.99",
      "price: 14.999",
      "Temp Spoofer · Week Key: the price is 14.999. A price has at most two decimals, such as 6.99.",
    ),
    slip(
      "a price that is no number",
      products,
      "price: 24.99",
      "price: NaN",
      "Temp Spoofer · Month Key: the price is not a number (NaN). A price is a number above 0, such as 6.99.",
    ),
    slip(
      "two products with one id",
      products,
      "283989",
      "151373",
      'Temp Spoofer: the id is "151373", as that of Private. Each product has an id of its own: it is part of the address.',
    ),
    slip(
      "two plans with one variantId",
      products,
      "300005",
      "300001",
      "Temp Spoofer · Week Key: the variantId is 300001, as that of Private · Day Key. Each plan has a variantId of its own: the number that SellAuth shows for the variant.",
    ),
    slip(
      "two plans with one address",
      products,
      '"Lifetime Key"',
      '"Week key!"',
      'Temp Spoofer · Week key!: the name "Week key!" gives the same address as the plan "Week Key". The names of a product\'s plans differ in their letters or digits.',
    ),
    slip(
      "a rating of 6",
      "reviews.ts",
      "rating: 5",
      "rating: 6",
      "review 1: the rating is 6. A rating is a whole number from 1 to 5.",
    ),
    slip(
      "a rating of half a star",
      "reviews.ts",
      "rating: 5",
      "rating: 4.5",
      "review 2: the rating is 4.5. A rating is a whole number from 1 to 5.",
    ),
    slip(
      "an empty text",
      "questions.ts",
      '"How fast is delivery?"',
      '"  "',
      "question 3: the question is empty, with spaces only. A question is what a shopper would ask.",
    ),
    slip(
      "an empty feature",
      products,
      '"Skeletons"',
      '""',
      "Private · feature group Visuals: feature 2 is empty. A feature is a short text, such as Works with controller.",
    ),
  ],
};

for (const [title, slips] of Object.entries(runs)) describeRun(title, slips);
