import * as v from "valibot";
import { expect, test } from "vitest";
import { shopSchema } from "#domain/shop.ts";

const { entries } = shopSchema;
const script = "https://sellauth.com/assets/js/sellauth-embed-2.js";

test.each([
  ["a currency", entries.currency, ["USD", "EUR", "IDR"], ["usd", "DOLLAR", "XXZ", ""]],
  ["a mark", entries.mark, ["mark.svg"], ["https://a.example/mark.svg", "", 1]],
  ["a site", entries.siteUrl, ["https://shop.example"], ["https://shop.example/", "shop.example"]],
  ["a year", entries.copyrightYear, [2000, 2100], [1999, 2101, 2025.5, "2025"]],
  [
    "a checkout script",
    entries.checkoutScriptUrl,
    [script, "/demo-seller/embed.js"],
    ["https://sellauth.com/shop", "/embed.js"],
  ],
  [
    "the name of a verification",
    entries.verification.wrapped.item.entries.name,
    ["google-site-verification", "msvalidate.01"],
    ['<meta name="google-site-verification" content="abc">', "bing", ""],
  ],
  [
    "the content of a verification",
    entries.verification.wrapped.item.entries.content,
    ["dBw5CvburAxi537-Rp9q_=", "75A6F0C9A1B2"],
    ['<meta content="abc">', "google-site-verification=abc", "google12ab.html", ""],
  ],
  [
    "a link in the footer",
    entries.footerLinks.wrapped.item.entries.url,
    ["https://a.example", "/status", "mailto:help@your-shop.com?subject=Key"],
    [
      "help@your-shop.com",
      "mailto:help",
      "mailto:help@shop",
      "mailto://help@shop.com",
      "mailto:a@b.c <x>",
      "javascript:a@b.c",
    ],
  ],
] as const)("%s is as its rule says", (_, schema, right, wrong) => {
  for (const value of right) expect(v.is(schema, value), String(value)).toBe(true);
  for (const value of wrong) expect(v.is(schema, value), String(value)).toBe(false);
});
