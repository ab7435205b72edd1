import { expect, test } from "vitest";
import { findingText } from "#owner/check/report.ts";
import { checkSmallShop, edited, smallShop } from "./small-shop.ts";

const withLinks = edited(
  smallShop["shop.ts"],
  "shopId",
  'footerLinks: [{ text: "Terms", url: "/terms.pdf" }],\n  shopId',
);

/** What is left to do, with other texts. */
const notices = (texts: Partial<typeof smallShop>) =>
  checkSmallShop({ "shop.ts": withLinks, ...texts })
    .filter(({ severity }) => severity === "notice")
    .map(findingText);

test("every line with the note // sample has to be done, whatever it says", () => {
  const games = `export const games = [
  { code: "FN", name: "Fortnite" }, // sample
  { code: "UB", name: "Unban" },
  // Sample, to be replaced
  { code: "SEQUEL", name: "https://a.example" },
  { code: "R6", name: "Latchkey // sample" }, // a sample? no
];`;
  const own = notices({ "games.ts": games }).filter((text) => text.includes("games.ts"));
  expect(own).toEqual([
    'src/data/games.ts:2: a sample: { code: "FN", name: "Fortnite" },',
    'src/data/games.ts:5: a sample: { code: "SEQUEL", name: "https://a.example" },',
  ]);
});

test("links to the terms are missing", () => {
  expect(notices({ "shop.ts": smallShop["shop.ts"] })).toContainEqual(
    expect.stringMatching(/^src\/data\/shop\.ts:1: footerLinks are missing\./),
  );
});

/** How severe the findings about `preferences.ts` are. */
const severities = (text: string) =>
  checkSmallShop({ "preferences.ts": text })
    .filter(({ file }) => file.endsWith("preferences.ts"))
    .map(({ severity }) => severity);

test("a notice that is switched off is not judged", () => {
  const off = smallShop["preferences.ts"]
    .replace("/#products", "/nowhere")
    .replaceAll(/message: ".*",/g, "$& // sample");
  const on = off.replaceAll("enabled: false", "enabled: true");
  expect(severities(off)).toEqual([]);
  expect(severities(on)).toEqual(["warning", "notice", "notice"]);
  expect(severities(off.replaceAll("#f5f5f2", "#121214"))).toEqual([]);
  expect(severities(on.replaceAll("#f5f5f2", "#121214"))).toEqual(["error", "error"]);
});
