import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { statusBadge } from "#prerender/status-badge.ts";
import { statusFeed } from "#prerender/status-feed.ts";
import { themeColours } from "#owner/check/theme-colours.ts";

const colours = themeColours(readFileSync("tests/shop/theme.css", "utf8"));
const shop = { siteUrl: "https://shop.example", name: "Keys & more" };
const older = { day: "2026-11-18", id: "1", name: "<Private>", status: "Updating" as const };
const newer = { ...older, day: "2026-11-20", status: "Undetected" as const, note: "Back." };

const parse = (xml: string) => {
  const document = new DOMParser().parseFromString(xml, "application/xml");
  expect(document.querySelector("parsererror")).toBeNull();
  return document;
};
const texts = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

const ids = (changes: Parameters<typeof statusFeed>[1]) =>
  texts(parse(statusFeed(shop, changes)), "entry > id");

test("the feed is XML with an entry per change, newest first", () => {
  const feed = parse(statusFeed(shop, [newer, older]));
  expect(texts(feed, "feed > updated")).toEqual(["2026-11-20T00:00:00Z"]);
  expect(texts(feed, "entry > title")).toEqual(["<Private>: Undetected", "<Private>: Updating"]);
  expect(texts(feed, "entry > summary")).toEqual(["Back.", "<Private> is updating."]);
});

test("an entry keeps its id when changes are added, also of the same day", () => {
  const sameDay = { ...newer, status: "Detected" as const };
  expect(ids([sameDay, newer, older]).slice(1)).toEqual(ids([newer, older]));
  expect(new Set(ids([sameDay, newer, older])).size).toBe(3);
});

test("a badge is a small picture of the name and the status in its colour", () => {
  const badge = parse(statusBadge({ name: "A & <B>", status: "Updating" }, colours));
  expect(badge.documentElement.getAttribute("aria-label")).toBe("A & <B>: Updating");
  expect(texts(badge, "text")).toEqual(["A & <B>", "Updating"]);
  expect(badge.querySelector("text[font-weight]")?.getAttribute("fill")).toBe("#5aa9ff");
});
