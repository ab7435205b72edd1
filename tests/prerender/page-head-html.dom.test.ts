import * as fc from "fast-check";
import { expect, test } from "vitest";
import { products } from "#data/products.ts";
import { shop } from "#data/shop.ts";
import { productGraph } from "#domain/structured-data.ts";
import { clipBytes, pageHeadHtml } from "#prerender/page-head-html.ts";
import { randomRuns } from "#tests/random-runs.ts";
import { picture, siteUrl, words } from "./hostile-values.ts";

fc.configureGlobal(randomRuns);

const parts = {
  head: { title: 'Private "X" <FN>', description: "What & why." },
  siteName: "Shop",
  url: "https://shop.example/product/1",
  card: { url: "https://shop.example/cards/product-1.jpg?v=1", alt: "Private" },
  kind: "product",
} as const;

function headOf(html: string): Document {
  return new DOMParser().parseFromString(`<head>${html}</head>`, "text/html");
}

function content(document: Document, name: string): string | null | undefined {
  return document
    .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
    ?.getAttribute("content");
}

test("a page's head has the tags for chat previews and search engines", () => {
  const head = headOf(pageHeadHtml(parts));

  expect(head.title).toBe('Private "X" <FN>');
  expect(head.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(parts.url);
  const expected = {
    description: "What & why.",
    "og:title": 'Private "X" <FN>',
    "og:description": "What & why.",
    "og:site_name": "Shop",
    "og:type": "product",
    "og:url": parts.url,
    "twitter:card": "summary_large_image",
    robots: undefined,
  };
  for (const [name, text] of Object.entries(expected)) expect(content(head, name)).toBe(text);
});

test("the card's size directly follows its URL, as Discord requires", () => {
  const names = Array.from(headOf(pageHeadHtml(parts)).querySelectorAll("meta"), (meta) =>
    meta.getAttribute("property"),
  );
  const image = names.indexOf("og:image");
  expect(names.slice(image + 1, image + 3)).toEqual(["og:image:width", "og:image:height"]);
});

test("a 'not found' page is noindex and has no canonical URL", () => {
  const { url: _, ...missing } = parts;
  const head = headOf(pageHeadHtml(missing));

  expect(content(head, "robots")).toBe("noindex");
  expect(head.querySelector("link[rel=canonical]")).toBeNull();
  expect(content(head, "og:url")).toBeUndefined();
});

test("a long title is clipped for previews alone", () => {
  const title = "Private for everybody who plays ".repeat(4);
  const head = headOf(pageHeadHtml({ ...parts, head: { title, description: "d" } }));

  expect(head.title).toBe(title.trim());
  expect(content(head, "og:title")).toBe(
    "Private for everybody who plays Private for everybody who plays…",
  );
});

test.each([
  ["short", 70, "short"],
  ["one two three", 12, "one two…"],
  ["ünwörter über alles", 16, "ünwörter…"],
  ["🙂🙂🙂🙂", 11, "🙂🙂…"],
])("%j within %i bytes is %j", (text, bytes, clipped) => {
  expect(clipBytes(text, bytes)).toBe(clipped);
  expect(new TextEncoder().encode(clipped).length).toBeLessThanOrEqual(bytes);
});

test("whatever texts pass the check, page heads and structured data contain them unchanged", () => {
  const [product] = products;
  if (!product) throw new Error("The shop sells nothing.");
  fc.assert(
    fc.property(words, words, siteUrl, picture, (name, description, url, image) => {
      const seller = { ...shop, name, description, siteUrl: url };
      const sold = { ...product, name, description };
      // The build gives a picture in the media folder a path of its own.
      const address = image.startsWith("https:") ? image : `/assets/${encodeURIComponent(image)}`;
      const graph = productGraph(seller, sold, [address]);
      const head = pageHeadHtml({
        head: { title: name, description },
        siteName: name,
        url: `${url}/status`,
        card: { url: `${url}/cards/home.jpg`, alt: description },
        kind: "website",
        graph,
      });
      const page = new DOMParser().parseFromString(`<head>${head}</head>`, "text/html");
      expect(page.body.childNodes).toHaveLength(0);
      const json = page.querySelector('[type="application/ld+json"]')?.textContent ?? "";
      expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(graph)));
      expect(page.querySelector("link")?.getAttribute("href")).toBe(`${url}/status`);
    }),
  );
});
