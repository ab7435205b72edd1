// @vitest-environment node
import { describeRun } from "./describe-run.ts";
import { type Slip, slip } from "./slip.ts";

// Each run makes several slips at once: the check has to tell every one of them, and no other.

const products = "products.ts";

const runs: Record<string, Slip[]> = {
  "entries that stand there twice, and names that are taken": [
    slip(
      "a feature that is written twice",
      products,
      '"Inbuilt serial checker"',
      '"disk spoofs"',
      "Temp Spoofer · feature group Features: feature 3 says the same as feature 1. Take one of them out.",
    ),
    slip(
      "two feature groups with one title",
      products,
      'title: "Visuals"',
      'title: "Aimbot"',
      "Private · feature group Aimbot (feature group 2): the title is the same as that of feature group 1. Change one of them.",
    ),
    slip(
      "a question that is asked twice",
      "questions.ts",
      '"Why should I trust you?"',
      '"How fast is delivery?"',
      "question 5: the question is the same as that of question 3. Change one of them.",
    ),
    slip(
      "a product whose address is taken",
      products,
      'id: "283989"',
      'id: "404"',
      'Temp Spoofer: the id is "404". 404 means that a page is missing: take another id.',
    ),
    slip(
      "a product with the name of a folder's first page",
      products,
      'id: "151373"',
      'id: "Index"',
      'Private: the id is "Index". index means the first page of a folder: take another id.',
    ),
    slip(
      "a plan without a letter or digit that an address can have",
      products,
      '"Month Key"',
      '"Ключ"',
      'Private · Ключ: the name "Ключ" gives no address of its own. A plan\'s name has letters from a to z or digits and says how long, such as Week Key.',
    ),
    slip(
      "a plan with the address of the phone's menu",
      products,
      '"Day Key"',
      '"Menu"',
      'Private · Menu: the name "Menu" gives no address of its own. A plan\'s name has letters from a to z or digits and says how long, such as Week Key.',
    ),
    slip(
      "a plan whose address is taken",
      products,
      '"Lifetime Key"',
      '"Plans"',
      'Temp Spoofer · Plans: the name "Plans" gives no address of its own. A plan\'s name has letters from a to z or digits and says how long, such as Week Key.',
    ),
    slip(
      "a text that shows as nothing",
      "reviews.ts",
      /user: "[^"]*"/,
      'user: "\\u200b"',
      "review 1: the user is empty, with spaces only. user is the name to show, such as Anonymous.",
    ),
    slip(
      "a text with a character that cannot be shown",
      "home.ts",
      '"Keys restocked"',
      '"Keys\\u0007restocked"',
      'hero: the badge is "Keys restocked". It holds a character that cannot be shown: type the text again instead of pasting it.',
    ),
    slip(
      "a coming product whose game is spelt out",
      "status.ts",
      'game: "UB"',
      'game: "Unban"',
      'Permanent Spoofer: the game is "Unban". A game\'s code is two to four capital letters or digits, such as FN.',
    ),
    slip(
      "a link with a space in it",
      "shop.ts",
      "discord.gg/latchkey-sample",
      "discord.gg/latchkey sample",
      'shop: the chatInviteUrl is "https://discord.gg/latchkey sample". A link starts with https:// and has no spaces, as copied from the browser\'s address bar.',
    ),
  ],
};

for (const [title, slips] of Object.entries(runs)) describeRun(title, slips);
