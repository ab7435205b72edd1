import { readFileSync } from "node:fs";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { themeColours } from "#owner/check/theme-colours.ts";
import { sitemap, statusBadge, statusFeed } from "#prerender/crawler-files.ts";
import { randomRuns } from "#tests/random-runs.ts";
import { productId, siteUrl, words } from "./hostile-values.ts";

fc.configureGlobal(randomRuns);

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

test("the sitemap lists addresses", () => {
  const urls = ["https://shop.example/", "https://shop.example/status?a=1&b=2"];
  expect(texts(parse(sitemap(urls)), "loc")).toEqual(urls);
});

test("whatever texts pass the check, sitemap, feed and badges contain them unchanged", () => {
  fc.assert(
    fc.property(words, words, siteUrl, productId, (name, note, url, id) => {
      const address = `${url}/product/${id}`;
      expect(texts(parse(sitemap([address])), "loc")).toEqual([address]);

      const change = { day: "2026-11-20", id, name, status: "Detected", note } as const;
      const feed = parse(statusFeed({ siteUrl: url, name }, [change]));
      expect(texts(feed, "entry > title")).toEqual([`${asXml(name)}: Detected`]);
      expect(texts(feed, "entry > summary")).toEqual([asXml(note)]);
      expect(texts(feed, "entry > id")).toEqual([`${address}#status-2026-11-20-1`]);

      const badge = parse(statusBadge({ name, status: "Detected" }, colours));
      expect(texts(badge, "title")).toEqual([`${asXml(name)}: Detected`]);
    }),
  );
});

/** A text as XML can represent it: without noncharacters, and with \n for each line break. */
function asXml(value: string) {
  return value.replaceAll(/[\ufffe\uffff]/g, "\ufffd").replaceAll(/\r\n?/g, "\n");
}
