import * as fc from "fast-check";
import { expect, test } from "vitest";
import { shop as someShop } from "#data/shop.ts";
import { crawlerFiles, sitemap, statusFeed } from "#prerender/crawler-files.ts";
import { productWith } from "#tests/domain/products.ts";
import { randomRuns } from "#tests/random-runs.ts";
import { productId, siteUrl, words } from "./hostile-values.ts";

fc.configureGlobal(randomRuns);

const shop = { siteUrl: "https://shop.example", name: "Keys & more", shopId: 100001 };
const older = { day: "2026-11-18", id: "1", name: "<Private>", status: "Updating" as const };
const newer = { ...older, day: "2026-11-20", status: "Undetected" as const, note: "Back." };

const parse = (xml: string) => {
  const document = new DOMParser().parseFromString(xml, "application/xml");
  expect(document.querySelector("parsererror")).toBeNull();
  return document;
};
const texts = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

const ids = (changes: Parameters<typeof statusFeed>[1], of = shop) =>
  texts(parse(statusFeed(of, changes)), "id");

test("the feed is XML with an entry per change, newest first", () => {
  const feed = parse(statusFeed(shop, [newer, older]));
  expect(texts(feed, "feed > updated")).toEqual(["2026-11-20T00:00:00Z"]);
  expect(texts(feed, "entry > title")).toEqual(["<Private>: Undetected", "<Private>: Updating"]);
  expect(texts(feed, "entry > summary")).toEqual(["Back.", "<Private> is updating."]);
});

test("an entry keeps its id when changes are added, also of the same day", () => {
  const sameDay = { ...newer, status: "Detected" as const };
  const [feed, added, ...before] = ids([sameDay, newer, older]);
  expect([feed, ...before]).toEqual(ids([newer, older]));
  expect(new Set([feed, added, ...before]).size).toBe(4);
});

test("the feed and its entries keep their ids when the shop's address changes", () => {
  const moved = { ...shop, siteUrl: "https://moved.example" };
  expect(ids([newer, older], moved)).toEqual(ids([newer, older]));
});

const products = [
  productWith({ id: "1", name: "Private", status: "Updating" }),
  productWith({ id: "a b", name: "Spoofer", game: "UB", status: "Detected" }),
];
const statusBoard = { lastChecked: "2025-01-15", coming: [{ name: "Radar", game: "R6" }] };
const files = (changes: Parameters<typeof statusFeed>[1]) =>
  crawlerFiles({
    shop: { ...someShop, ...shop },
    products,
    statusBoard,
    changes,
    paths: ["/", "/status"],
  });

test("sitemap and robots.txt have the shop's address; there is a feed if there are changes", () => {
  expect(Object.keys(files([]))).toEqual(["sitemap.xml", "robots.txt", "status.json"]);
  const { "sitemap.xml": pages = "", "robots.txt": robots, ...others } = files([newer]);
  expect(texts(parse(pages), "loc")).toEqual([`${shop.siteUrl}/`, `${shop.siteUrl}/status`]);
  expect(robots).toBe("User-agent: *\nDisallow:\n\nSitemap: https://shop.example/sitemap.xml\n");
  expect(others["/status.atom"]).toBe(statusFeed(shop, [newer]));
});

test("whatever texts pass the check, sitemap and feed contain them unchanged", () => {
  fc.assert(
    fc.property(words, words, siteUrl, productId, (name, note, url, id) => {
      const address = `${url}/product/${id}`;
      expect(texts(parse(sitemap([address])), "loc")).toEqual([address]);

      const change = { day: "2026-11-20", id, name, status: "Detected", note } as const;
      const feed = parse(statusFeed({ ...shop, siteUrl: url, name }, [change]));
      expect(texts(feed, "entry > title")).toEqual([`${asXml(name)}: Detected`]);
      expect(texts(feed, "entry > summary")).toEqual([asXml(note)]);
      expect(texts(feed, "entry > id")).toEqual([`urn:latchkey:100001:status:${id}:2026-11-20:1`]);
      expect(feed.querySelector("entry > link")?.getAttribute("href")).toBe(address);
    }),
  );
});

/** A text as XML can represent it: without noncharacters, and with \n for each line break. */
function asXml(value: string) {
  return value.replaceAll(/[\ufffe\uffff]/g, "\ufffd").replaceAll(/\r\n?/g, "\n");
}
