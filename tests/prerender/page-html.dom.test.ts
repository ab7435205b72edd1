import * as fc from "fast-check";
import { expect, test } from "vitest";
import { clipBytes, headHtml } from "#prerender/page-html.ts";
import { productGraph } from "#prerender/structured-data.ts";
import { randomRuns } from "#tests/random-runs.ts";
import { site } from "#tests/site.ts";
import { picture, siteUrl, words } from "./hostile-values.ts";

const { products, shop } = site.prerenderData;
const [product] = products;

fc.configureGlobal(randomRuns);

const card = { url: "https://shop.example/cards/product-1.jpg?v=1", alt: "Private" };

/** The head of a product's page. */
function productHead(title: string, description: string): Document {
  const change = { id: "1", name: "Private", status: "Detected", since: "2026-11-20" } as const;
  const prerenderData = {
    shop: { ...shop, siteUrl: "https://shop.example", name: "Shop" },
    status: { ...site.prerenderData.status, changes: [change] },
  };
  const page = { path: "/product/1", product, head: { title }, metadata: { description } };
  return headOf(headHtml(prerenderData, page, card));
}

function headOf(html: string): Document {
  return new DOMParser().parseFromString(`<head>${html}</head>`, "text/html");
}

function content(document: Document, name: string): string | null | undefined {
  return document
    .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
    ?.getAttribute("content");
}

test("a page's head has the tags for link previews and search engines", () => {
  const head = productHead('Private "X" <FN>', "What & why.");

  const links = Array.from(head.querySelectorAll("link"), ({ rel, type, href }) => [
    rel,
    type,
    href,
  ]);
  expect(links).toEqual([
    ["alternate", "application/atom+xml", "https://shop.example/status.atom"],
  ]);
  const metas = Array.from(head.querySelectorAll("meta"), (meta) => [
    meta.getAttribute("property") ?? meta.name,
    meta.content,
  ]);
  expect(metas).toEqual([
    ["description", "What & why."],
    ["og:title", 'Private "X" <FN>'],
    ["og:description", "What & why."],
    ["og:site_name", "Shop"],
    ["og:type", "product"],
    ["og:url", "https://shop.example/product/1"],
    // Discord requires that the size directly follows the URL.
    ["og:image", card.url],
    ["og:image:width", "1200"],
    ["og:image:height", "630"],
    ["og:image:alt", "Private"],
    ["twitter:card", "summary_large_image"],
  ]);
});

test("a long title and a long description are clipped for link previews alone", () => {
  const title = "Private for everybody who plays ".repeat(4);
  const description = "four ".repeat(80);
  const head = productHead(title, description);

  expect(content(head, "description")).toBe(description);
  expect(content(head, "og:title")).toBe(
    "Private for everybody who plays Private for everybody who plays…",
  );
  expect(content(head, "og:description")).toBe(`${"four ".repeat(69).trim()}…`);
});

test.each([
  ["exact", 5, "exact"],
  ["one two three", 10, "one two…"],
  ["Keys | Latchkey", 10, "Keys…"],
  ["ünwörter über alles", 16, "ünwörter…"],
  ["🙂🙂🙂🙂", 11, "🙂🙂…"],
])("%j within %i bytes is %j", (text, bytes, clipped) => {
  expect(clipBytes(text, bytes)).toBe(clipped);
  expect(new TextEncoder().encode(clipped).length).toBeLessThanOrEqual(bytes);
});

test("whatever texts pass the check, page heads and structured data contain them unchanged", () => {
  if (!product) throw new Error("The shop sells nothing.");
  fc.assert(
    fc.property(words, words, siteUrl, picture, (name, description, url, image) => {
      const seller = { ...shop, name, description, siteUrl: url };
      const sold = { ...product, name, description };
      // The build gives a picture in the media folder a path of its own.
      const address = image.startsWith("https:") ? image : `/assets/${encodeURIComponent(image)}`;
      const graph = productGraph(seller, sold, [address]);
      const head = headHtml(
        { ...site.prerenderData, shop: seller },
        {
          path: "/status",
          product: undefined,
          head: { title: name },
          metadata: { structuredData: () => graph },
        },
        { url: `${url}/cards/home.jpg`, alt: description },
      );
      const page = new DOMParser().parseFromString(`<head>${head}</head>`, "text/html");
      expect(page.body.childNodes).toHaveLength(0);
      const json = page.querySelector('[type="application/ld+json"]')?.textContent ?? "";
      expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(graph)));
      expect(content(page, "og:url")).toBe(`${url}/status`);
    }),
  );
});
