import { expect, test } from "vitest";
import type { ShownPreferences } from "#domain/preferences.ts";
import { storedPreferences } from "#shop/preferences/stored-preferences.ts";
import { blockStorage } from "#tests/web-platform/break-storage.ts";
import { somePreferences } from "./some-preferences.ts";

const defaults = somePreferences();

function parse(stored: string): ShownPreferences {
  localStorage.setItem("userPreferences", stored);
  return storedPreferences(defaults);
}

test("empty or blocked storage gives the defaults", () => {
  expect(storedPreferences(defaults)).toEqual(defaults);
  blockStorage();
  expect(storedPreferences(defaults)).toEqual(defaults);
});

test.each(["", "{", "null", '{"security":null,"notifications":7}'])(
  "garbage in storage gives the defaults: %s",
  (stored) => {
    expect(parse(stored)).toEqual(defaults);
  },
);

test("every field can be overridden", () => {
  const notice = { enabled: true, showOnce: false, message: "Other words", textColor: "white" };
  const stored = somePreferences({
    loadingScreen: false,
    discord: { ...notice, position: "top-left", title: "Another title", discordLink: "/community" },
    announcement: {
      ...notice,
      backgroundColor: "#654321",
      linkText: "More",
      linkUrl: "https://other.example/more",
    },
  });
  expect(parse(JSON.stringify(stored))).toEqual(stored);
});

test("a value of another type falls back alone, and unknown fields are ignored", () => {
  const announcement = { enabled: "true", message: "From storage", textColor: 5, more: 1 };
  const parsed = parse(JSON.stringify({ notifications: { announcement, discord: [] } }));
  const expected = somePreferences({ announcement: { message: "From storage" } });
  expect(parsed).toEqual(expected);
});
