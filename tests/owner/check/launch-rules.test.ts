import { expect, test } from "vitest";
import { diagnosticText } from "#data-reader/diagnostic.ts";
import { checkSmallShop, edited, smallShop } from "./small-shop.ts";

const withLinks = edited(
  smallShop["shop.ts"],
  "shopId",
  'footerLinks: [{ text: "Terms", url: "/terms.pdf" }],\n  shopId',
);

/** What is left to do, with other texts. */
const todos = (texts: Partial<typeof smallShop>) =>
  checkSmallShop({ "shop.ts": withLinks, ...texts })
    .filter(({ severity }) => severity === "todo")
    .map(diagnosticText);

test("every line with the note // sample has to be done, whatever it says", () => {
  const games = `export const games = [
  { code: "FN", name: "Fortnite" }, // sample
  { code: "UB", name: "Unban" },
  // Sample, to be replaced
  { code: "SEQUEL", name: "https://a.example" },
  { code: "R6", name: "Latchkey // sample" }, // a sample? no
];`;
  const own = todos({ "games.ts": games }).filter((text) => text.includes("games.ts"));
  expect(own).toEqual([
    'src/data/games.ts:2: a sample: { code: "FN", name: "Fortnite" },',
    'src/data/games.ts:5: a sample: { code: "SEQUEL", name: "https://a.example" },',
  ]);
});

test("the demonstration, and addresses that do not exist, count without a note", () => {
  const ownLines = `siteUrl: "https://keys.example", // sample
  credit: { text: "Built by us.example", url: "https://us.example/about" },
  afterPayment: ["Write to https://example.com", "https://you.mysellauth.com/terms", "SAMPLEvid01", "654321", "Demo: no one pays"],
  chatInviteUrl: "https://discord.gg/us",`;
  const shop = withLinks
    .replace("/terms.pdf", "/demo-seller/index.html#refunds")
    .replace(/siteUrl[^]*?chatInviteUrl.*/, ownLines)
    .replace(/ {2}credit: .*Latchkey.*\n/, "");
  const preferences = smallShop["preferences.ts"].replace(/discord\.gg/, "discord.example");
  const own = todos({ "shop.ts": shop, "preferences.ts": preferences });
  const fake = "which does not exist: .example is for examples. Write your own.";
  const demo = "the demonstration, which sells nothing. Write your own.";
  expect(own.filter((text) => /shop\.ts|preferences\.ts/.test(text))).toEqual([
    expect.stringMatching(/^src\/data\/shop\.ts:8: a sample: "Licence keys/),
    'src/data/shop.ts:9: a sample: siteUrl: "https://keys.example",',
    `src/data/shop.ts:10: credit: url is "https://us.example/about", ${fake}`,
    'src/data/shop.ts:11: afterPayment 2 is "https://you.mysellauth.com/terms", which is an example. Write your own.',
    'src/data/shop.ts:11: afterPayment 3 is "SAMPLEvid01", which is an example. Write your own.',
    'src/data/shop.ts:11: afterPayment 4 is "654321", which is an example. Write your own.',
    'src/data/shop.ts:11: afterPayment 5 is "Demo: no one pays", which is an example. Write your own.',
    `src/data/shop.ts:14: footerLink 1: url is "/demo-seller/index.html#refunds", ${demo}`,
    `src/data/shop.ts:17: storeUrl is "/demo-seller/index.html", ${demo}`,
    `src/data/shop.ts:18: checkoutScriptUrl is "/demo-seller/embed.js", ${demo}`,
  ]);
});

test("links to the terms are missing", () => {
  expect(todos({ "shop.ts": smallShop["shop.ts"] })).toContainEqual(
    expect.stringMatching(/^src\/data\/shop\.ts:1: footerLinks are missing\./),
  );
});

/** How severe the diagnostics about `preferences.ts` are. */
const severities = (text: string) =>
  checkSmallShop({ "preferences.ts": text })
    .filter(({ file }) => file.endsWith("preferences.ts"))
    .map(({ severity }) => severity);

test("a notice that is switched off is not judged", () => {
  const off = smallShop["preferences.ts"].replaceAll(/message: ".*",/g, "$& // sample");
  const on = off.replaceAll("enabled: false", "enabled: true");
  const isJudged = (from: string, to: string) =>
    [off, on].map((text) => severities(text.replaceAll(from, to)));
  expect(isJudged("", "")).toEqual([[], ["todo", "todo", "todo"]]);
  expect(isJudged("/#products", "/nowhere")).toEqual([[], ["error"]]);
  expect(isJudged("#f5f5f2", "#121214")).toEqual([[], ["error", "error"]]);
  expect(isJudged("linkUrl", "// linkUrl")).toEqual([[], ["error"]]);
  expect(isJudged("Our previous", "**Our** previous")).toEqual([
    [],
    ["warning", "todo", "todo", "todo"],
  ]);
});
