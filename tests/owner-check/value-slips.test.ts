// @vitest-environment node
import { describeRun } from "./describe-run.ts";
import { type Slip, slip } from "./slip.ts";

// Each run makes several slips at once: the check has to tell every one of them, and no other.

const products = "products.ts";

const runs: Record<string, Slip[]> = {
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
