import * as v from "valibot";
import { expect, test } from "vitest";
import {
  httpsLink,
  linkOrPath,
  pictureAddress,
  platformId,
  priceField,
  storeAddress,
  textField,
  youtubeId,
} from "#domain/fields.ts";

const rule = "The rule.";

test.each([
  ["a price", priceField, [0.01, 2.99, 8.9, 999_999_999]],
  ["an id of the platform", platformId(rule), [1, 300001]],
  ["a text", textField(rule), ["a", " a "]],
  ["a link", httpsLink, ["https://discord.gg/latchkey"]],
  ["a link or path", linkOrPath, ["https://a.example", "/demo-seller/"]],
  ["a store", storeAddress, ["https://a.mysellauth.com/product/b", "/demo-seller/index.html"]],
  ["a picture", pictureAddress, ["a (1).png", "https://a.example/a.png"]],
  ["a YouTube id", youtubeId, ["dQw4w9WgXcQ", "SAMPLEvid01", "-_aaaaaaaaa"]],
] as const)("%s accepts its examples", (_name, schema, values) => {
  for (const value of values) expect(v.is(schema, value), String(value)).toBe(true);
});

test.each([
  ["a price", priceField, [0, -6.99, 1e9, 1e99, Number.NaN, Infinity, "2.99", null]],
  ["an id of the platform", platformId(rule), [0, -1, 1.5, "300001"]],
  ["a text", textField(rule), ["", "  ", 5, undefined]],
  ["a link", httpsLink, ["http://a.example", "javascript:x", "/status", ""]],
  ["a link or path", linkOrPath, ["http://a.example", "//a.example", "status", ""]],
  [
    "a store",
    storeAddress,
    ["https://Dash.sellauth.com/a", "https://api.sellauth.com", "https://a.example?b", "/a"],
  ],
  [
    "a picture",
    pictureAddress,
    ["", "https://a;sandbox/x.png", "https:/a.example/x.png", "www.a.example/x.png"],
  ],
  ["a YouTube id", youtubeId, ["", "tooShort", "https://youtu.be/dQw4w9WgXcQ", "dQw4w9WgXc?"]],
] as const)("%s refuses these", (_name, schema, values) => {
  for (const value of values) expect(v.is(schema, value), String(value)).toBe(false);
});

test("an invalid value has the message of its rule", () => {
  expect(v.safeParse(priceField, 0).issues?.[0].message).toBe(
    "A price is a number above 0 without quotes and currency sign, such as 6.99.",
  );
  expect(v.safeParse(textField(rule), " ").issues?.[0].message).toBe(rule);
});

test("a link with an unsafe character has its own message, whatever it starts with", () => {
  const message = /no quotes, semicolons, backslashes/;
  expect(v.safeParse(httpsLink, "https://x.com\\").issues?.[0].message).toMatch(message);
  expect(v.safeParse(pictureAddress, "https://${cdn}/x.png").issues?.[0].message).toMatch(message);
});
