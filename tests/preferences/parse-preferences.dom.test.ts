import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { preferencesSchema, type Preferences } from "#domain/preferences.ts";
import { parsePreferences } from "#shop/preferences/parse-preferences.ts";
import { isSafeLink } from "#domain/safe-link.ts";
import { somePreferences } from "./some-preferences.ts";
import * as v from "valibot";
import { randomRuns } from "#tests/random-runs.ts";

const defaults = somePreferences();
const parse = (stored: string | null) => parsePreferences(stored, defaults);
const parseFrom = (stored: unknown) => parse(JSON.stringify(stored));

test("empty storage gives the defaults", () => {
  expect(parse(null)).toEqual(defaults);
});

test.each([
  "",
  "{",
  "null",
  "true",
  "5",
  '"text"',
  "[]",
  "[{}]",
  "{}",
  "undefined",
  '{"__proto__":{"security":{"loadingScreen":false}}}',
  '{"constructor":5,"toString":5,"security":{"hasOwnProperty":1}}',
  '{"security":null,"notifications":7}',
  '{"notifications":{"discord":[],"announcement":"on"}}',
  '{"notifications":[{"enabled":true}]}',
])("garbage in storage gives the defaults: %s", (stored) => {
  expect(parse(stored)).toEqual(defaults);
});

test("every field can be overridden", () => {
  const stored: Preferences = {
    security: { loadingScreen: false },
    notifications: {
      discord: {
        position: "top-left",
        textColor: "#123456",
        enabled: true,
        showOnce: false,
        message: "Other words",
        title: "Another title",
        discordLink: "/community",
      },
      announcement: {
        enabled: true,
        showOnce: false,
        message: "Other news",
        textColor: "white",
        backgroundColor: "#654321",
        linkText: "More",
        linkUrl: "https://other.example/more",
      },
    },
  };
  expect(parseFrom(stored)).toEqual(stored);
});

const badFields: [section: "discord" | "announcement", name: string, values: unknown[]][] = [
  ["discord", "position", ["middle", "", 0, null, ["center"], "toString"]],
  ["discord", "textColor", ["no colour", "", 5, "#".repeat(200)]],
  ["discord", "enabled", ["true", 1, null, {}]],
  ["discord", "showOnce", ["false", 0, []]],
  ["discord", "message", ["", "   ", 5, null, "x".repeat(2001)]],
  ["discord", "title", ["", {}, "x".repeat(2001)]],
  ["discord", "discordLink", ["javascript:alert(1)", "//other.example", "", 5]],
  ["announcement", "enabled", ["true", 1]],
  ["announcement", "showOnce", ["no", null]],
  ["announcement", "message", ["", "\n", false]],
  ["announcement", "textColor", ["red; background: url(x)", 7]],
  ["announcement", "backgroundColor", ["url(https://other.example)", []]],
  ["announcement", "linkText", ["", " ", 5]],
  ["announcement", "linkUrl", [5, null, ["/"]]],
];

test.each(
  badFields.flatMap(([section, name, values]) => values.map((value) => [section, name, value])),
)("an invalid field falls back to its own default: %s.%s = %j", (section, name, value) => {
  const good = { message: "Valid message" };
  const parsed = parseFrom({
    security: { loadingScreen: false },
    notifications: { [String(section)]: { ...good, [String(name)]: value } },
  });
  const expected = structuredClone(defaults);
  expected.security.loadingScreen = false;
  const notice = expected.notifications[section as "discord" | "announcement"];
  if (name !== "message") notice.message = good.message;
  expect(parsed).toEqual(expected);
});

describe("the announcement's link", () => {
  test.each(["javascript:alert(1)", "data:text/html,x", "//other.example", "other.example", ""])(
    "an unsafe link is dropped: %j",
    (linkUrl) => {
      const { announcement } = parseFrom({
        notifications: { announcement: { linkUrl } },
      }).notifications;
      expect(announcement).not.toHaveProperty("linkUrl");
    },
  );

  test("an unsafe link among the defaults is dropped too", () => {
    const unsafe = somePreferences({ announcement: { linkUrl: "javascript:alert(1)" } });
    expect(parsePreferences("{}", unsafe).notifications.announcement).not.toHaveProperty("linkUrl");
  });

  test("a default without a link stays without one", () => {
    const without = somePreferences();
    delete without.notifications.announcement.linkText;
    delete without.notifications.announcement.linkUrl;
    const { announcement } = parsePreferences('{"x":1}', without).notifications;
    expect(Object.keys(announcement)).not.toContain("linkText");
    expect(Object.keys(announcement)).not.toContain("linkUrl");
  });
});

test("unknown keys are ignored", () => {
  expect(parseFrom({ more: 1, security: { more: 1 }, notifications: { more: {} } })).toEqual(
    defaults,
  );
});

test("inherited fields are ignored", () => {
  Reflect.defineProperty(Object.prototype, "loadingScreen", { value: false, configurable: true });
  try {
    expect(parseFrom({ security: {} }).security.loadingScreen).toBe(true);
  } finally {
    Reflect.deleteProperty(Object.prototype, "loadingScreen");
  }
});

test("a huge stored value is ignored", () => {
  const stored = JSON.stringify({ security: { loadingScreen: false }, x: "x".repeat(50_000) });
  expect(parse(stored)).toEqual(defaults);
});

// The schema of the owner's data requires https. Stored links may also be paths.
const linkless = (preferences: Preferences) => {
  const { discord, announcement } = structuredClone(preferences.notifications);
  discord.discordLink = "https://a.example";
  delete announcement.linkUrl;
  return { ...preferences, notifications: { discord, announcement } };
};

test("whatever storage holds, the result matches the schema and its links are safe", () => {
  const fieldValue = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom("javascript:alert(1)", "/ok", "https://a.example", "top-left", "white", true),
  );
  const notice = fc.dictionary(
    fc.constantFrom(
      "enabled",
      "showOnce",
      "position",
      "title",
      "message",
      "textColor",
      "backgroundColor",
      "discordLink",
      "linkText",
      "linkUrl",
      "__proto__",
    ),
    fieldValue,
  );
  const stored = fc.oneof(
    fc.string(),
    fc.json(),
    fc
      .record({
        security: fc.oneof(fieldValue, fc.record({ loadingScreen: fieldValue })),
        notifications: fc.oneof(fieldValue, fc.record({ discord: notice, announcement: notice })),
      })
      .map((value) => JSON.stringify(value)),
  );
  fc.assert(
    fc.property(stored, (text) => {
      const parsed = parse(text);
      expect(v.is(preferencesSchema, linkless(parsed))).toBe(true);
      const { discord, announcement } = parsed.notifications;
      expect(isSafeLink(discord.discordLink)).toBe(true);
      expect(isSafeLink(announcement.linkUrl ?? "/")).toBe(true);
    }),
    randomRuns,
  );
});
