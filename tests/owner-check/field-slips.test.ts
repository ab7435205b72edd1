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
};

for (const [title, slips] of Object.entries(runs)) describeRun(title, slips);
