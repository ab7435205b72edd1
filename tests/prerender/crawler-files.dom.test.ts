import * as fc from "fast-check";
import { expect, test } from "vitest";
import { sitemap, statusFeed } from "#prerender/crawler-files.ts";
import { randomRuns } from "#tests/random-runs.ts";
import { productId, siteUrl, words } from "./hostile-values.ts";

fc.configureGlobal(randomRuns);

const shop = { siteUrl: "https://shop.example", name: "Keys & more", shopId: 100001 };
const older = { since: "2026-11-18", id: "1", name: "<Private>", status: "Updating" as const };
const newer = { ...older, since: "2026-11-20", status: "Undetected" as const, note: "Back." };

const parse = (xml: string) => {
  const document = new DOMParser().parseFromString(xml, "application/xml");
  expect(document.querySelector("parsererror")).toBeNull();
  return document;
};
const texts = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

const ids = (changes: Parameters<typeof statusFeed>[1], of = shop) =>
  texts(parse(statusFeed(of, changes)), "id");

const times = (changes: Parameters<typeof statusFeed>[1]) =>
  texts(parse(statusFeed(shop, changes)), "updated");

test("the feed has an entry per change, newest first", () => {
  expect(statusFeed(shop, [newer, older])).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <title>Product status | Keys &amp; more</title>
  <id>urn:latchkey:100001:status</id>
  <link rel="alternate" type="text/html" href="https://shop.example/status"/>
  <link rel="self" type="application/atom+xml" href="https://shop.example/status.atom"/>
  <updated>2026-11-20T00:00:00Z</updated>
  <author><name>Keys &amp; more</name></author>
  <entry>
    <title>&lt;Private&gt;: Undetected</title>
    <id>urn:latchkey:100001:status:1:2026-11-20:1</id>
    <link rel="alternate" type="text/html" href="https://shop.example/product/1"/>
    <updated>2026-11-20T00:00:00Z</updated>
    <summary>Back.</summary>
  </entry>
  <entry>
    <title>&lt;Private&gt;: Updating</title>
    <id>urn:latchkey:100001:status:1:2026-11-18:1</id>
    <link rel="alternate" type="text/html" href="https://shop.example/product/1"/>
    <updated>2026-11-18T00:00:00Z</updated>
    <summary>&lt;Private&gt; is updating.</summary>
  </entry>
</feed>
`);
});

test("an entry keeps its id when changes are added, also of the same day", () => {
  const sameDay = { ...newer, status: "Detected" as const };
  const [feed, added, ...before] = ids([sameDay, newer, older]);
  expect([feed, ...before]).toEqual(ids([newer, older]));
  expect(new Set([feed, added, ...before]).size).toBe(4);
});

test("a product's entries of a day have times that rise, and keep them when changes are added", () => {
  const second = { ...newer, status: "Detected" as const };
  const other = { ...newer, id: "2" };
  const before = ["2026-11-20T00:00:00Z", "2026-11-18T00:00:00Z"];
  expect(times([newer, older])).toEqual(["2026-11-20T00:00:00Z", ...before]);
  expect(times([other, second, newer, older])).toEqual([
    // The feed's own time is the newest.
    "2026-11-20T00:00:01Z",
    "2026-11-20T00:00:00Z",
    "2026-11-20T00:00:01Z",
    ...before,
  ]);
});

test("the feed and its entries keep their ids when the shop's address changes", () => {
  const moved = { ...shop, siteUrl: "https://moved.example" };
  expect(ids([newer, older], moved)).toEqual(ids([newer, older]));
});

test("whatever texts pass the check, sitemap and feed contain them unchanged", () => {
  fc.assert(
    fc.property(words, words, siteUrl, productId, (name, note, url, id) => {
      const address = `${url}/product/${id}`;
      expect(texts(parse(sitemap([address])), "loc")).toEqual([address]);

      const change = { since: "2026-11-20", id, name, status: "Detected", note } as const;
      const feed = parse(statusFeed({ ...shop, siteUrl: url, name }, [change]));
      expect(texts(feed, "entry > title")).toEqual([`${asXml(name)}: Detected`]);
      expect(texts(feed, "entry > summary")).toEqual([asXml(note)]);
      expect(texts(feed, "entry > id")).toEqual([`urn:latchkey:100001:status:${id}:2026-11-20:1`]);
      expect(feed.querySelector("entry > link")?.getAttribute("href")).toBe(address);
    }),
  );
});

/** A text as XML can represent it: with \n for each line break. */
function asXml(value: string) {
  return value.replaceAll(/\r\n?/g, "\n");
}
