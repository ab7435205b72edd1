import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Preferences } from "#domain/preferences.ts";
import { storedPreferences } from "#shop/preferences/stored-preferences.ts";
import { randomRuns } from "#tests/random-runs.ts";
import { blockStorage } from "#tests/web-platform/break-storage.ts";
import { somePreferences } from "./some-preferences.ts";

const defaults = somePreferences();

function parse(stored: string): Preferences {
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

/** The names and types of all fields. */
function shape(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return typeof value;
  return Object.entries(value).map(([name, field]) => [name, shape(field)]);
}

test("whatever storage holds, each field has the type of its default", () => {
  const notice = fc.dictionary(
    fc.constantFrom("enabled", "position", "message", "textColor", "linkUrl", "__proto__"),
    fc.jsonValue(),
  );
  const stored = fc.oneof(
    fc.json(),
    fc
      .record({
        security: fc.oneof(fc.jsonValue(), fc.record({ loadingScreen: fc.jsonValue() })),
        notifications: fc.record({ discord: notice, announcement: notice }),
      })
      .map((value) => JSON.stringify(value)),
  );
  fc.assert(
    fc.property(stored, (text) => {
      expect(shape(parse(text))).toEqual(shape(defaults));
    }),
    randomRuns,
  );
});
