import type { APIRequestContext } from "@playwright/test";
import sharp from "sharp";
import { pagePaths, productPath } from "#domain/paths.ts";
import { products as liveProducts } from "#tests/live-shop/products.ts";
import { shop as liveShopData } from "#tests/live-shop/shop.ts";
import { statusBoard as liveBoard } from "#tests/live-shop/status.ts";
import { products } from "#tests/shop/products.ts";
import { shop } from "#tests/shop/shop.ts";
import { expect, liveShop, test, testShop } from "./fixtures.ts";

// What the build publishes, without a browser: chat clients and crawlers run no scripts.

const paths = pagePaths(products);

/** What a page says beside its heading. */
const texts: Record<string, readonly string[]> = {
  "/": ["We provide what people need", "Starting from $2.99+", "ticket"],
  "/status": ["Product status", "Undetected", "Permanent Spoofer", "Soon"],
  ...Object.fromEntries(
    products.map((product) => [
      productPath(product),
      [
        product.name,
        product.description,
        ...product.subscriptions.flatMap(({ name, price }) => [name, `$${price}`]),
        ...product.features.flatMap(({ items }) => items),
        ...product.compatibility,
      ],
    ]),
  ),
};

/** A page's HTML with the most common entities decoded, and values of its head. */
async function readPage(request: APIRequestContext, address: string) {
  const response = await request.get(address);
  expect(response.status(), address).toBe(200);
  const html = (await response.text()).replaceAll("&amp;", "&").replaceAll("&quot;", '"');
  const first = (pattern: RegExp) => pattern.exec(html)?.[1];
  return {
    html,
    text: html
      .slice(html.indexOf("<body"))
      .replaceAll(/<[^>]*>/g, "")
      .replaceAll("&#x27;", "'"),
    canonical: first(/<link rel="canonical" href="([^"]+)"/),
    meta: (name: string) =>
      first(new RegExp(`<meta (?:name|property|http-equiv)="${name}" content="([^"]*)"`)),
    graph: (JSON.parse(first(/<script type="application\/ld\+json">(.*?)<\/script>/s) ?? "{}")[
      "@graph"
    ] ?? []) as { "@type": string; offers?: Offer[]; image?: string[] }[],
  };
}

type Offer = {
  name: string;
  price: string;
  priceCurrency: string;
  availability: string;
  url: string;
};

test("every page is complete in its first response, can be reached by links and is in the sitemap", async ({
  request,
}) => {
  const linked = new Set(["/"]);
  for (const path of paths) {
    const { html, text, canonical, meta } = await readPage(request, path);
    for (const expected of texts[path] ?? []) expect(text, path).toContain(expected);
    expect(html.match(/<title>/g), path).toHaveLength(1);
    expect(html.match(/<meta name="description"/g), path).toHaveLength(1);
    expect(canonical).toBe(shop.siteUrl + path);
    expect(meta("theme-color")).toBe("#0a0a0b");
    expect(meta("robots")).toBeUndefined();
    for (const [, link = ""] of html.matchAll(/<a [^>]*href="(\/[^"#?]*)"/g)) linked.add(link);
  }
  expect([...linked]).toEqual(expect.arrayContaining(paths));

  const xml = await (await request.get("/sitemap.xml")).text();
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  expect(listed).toEqual(paths.map((path) => shop.siteUrl + path));
  expect(await (await request.get("/robots.txt")).text()).toBe(
    `User-agent: *\nDisallow:\n\nSitemap: ${shop.siteUrl}/sitemap.xml\n`,
  );
});

test("each page has its own preview card, of the size that chats show", async ({ request }) => {
  const urls = new Set<string>();
  for (const path of pagePaths(liveProducts)) {
    const { meta } = await readPage(request, liveShop + path);
    const url = meta("og:image") ?? "";
    urls.add(url);
    const { pathname, search, origin } = new URL(url);
    expect(origin).toBe(liveShopData.siteUrl);
    const image = await request.get(liveShop + pathname + search);
    expect(image.headers()["content-type"]).toBe("image/jpeg");
    const card = await image.body();
    expect(card.length).toBeLessThan(300_000);
    expect(await sharp(card).metadata()).toMatchObject({ width: 1200, height: 630 });
  }
  expect(urls.size).toBe(liveProducts.length + 2);
});

test("structured data has the plans with currency, stock and a place on the page, and pictures", async ({
  request,
}) => {
  const read = async (address: string) => {
    const { html, graph } = await readPage(request, address);
    const thing = graph.find((one) => one["@type"] === "Product");
    const pictures = thing?.image?.map((url) => new URL(url)) ?? [];
    expect(pictures.map(({ pathname }) => pathname)).toEqual([
      expect.stringMatching(/^\/cards\/product-/),
      expect.stringMatching(/^\/assets\/[0-9a-f]{12}-\d+\.webp$/),
    ]);
    for (const { pathname, search } of pictures) {
      expect((await request.get(new URL(pathname + search, address).href)).status()).toBe(200);
    }
    return (thing?.offers ?? []).map(({ name, price, priceCurrency, availability, url }) => {
      expect(html).toContain(`id="${new URL(url).hash.slice(1)}"`);
      return [name, price, priceCurrency, availability.replace("https://schema.org/", "")].join(
        " ",
      );
    });
  };
  expect(await read(`${liveShop}/product/r6-halberd`)).toEqual([
    "Day Key 3.50 EUR InStock",
    "Week Key 14.99 EUR InStock",
    "Month Key 39.00 EUR OutOfStock",
    "Lifetime Key 1199.99 EUR InStock",
  ]);
  expect(await read(`${testShop}/product/417256`)).toEqual([
    "Weekend Key 4.49 USD InStock",
    "Competitive Season Key with Team Overlay 29.99 USD OutOfStock",
  ]);
});

test("status.json has every product and what is coming, and the feed every change", async ({
  request,
}) => {
  expect(await (await request.get(`${liveShop}/status.json`)).json()).toEqual({
    checked: "2025-01-15",
    products: [
      ...liveProducts.map(({ id, name, game, status }) => {
        return { name, game, status, url: `https://nordlicht.example/product/${id}` };
      }),
      ...liveBoard.coming.map(({ name, game }) => ({ name, game, status: "Soon", url: null })),
    ],
  });
  const { html } = await readPage(request, `${liveShop}/status`);
  const [, feedUrl = ""] = /type="application\/atom\+xml" href="([^"]+)"/.exec(html) ?? [];
  expect(feedUrl).toMatch(/^https:\/\/nordlicht\.example\//);
  const feed = await (await request.get(liveShop + new URL(feedUrl).pathname)).text();
  expect([...feed.matchAll(/<title>(\w+: \w+)<\/title>/g)].map(([, title]) => title)).toEqual([
    "Ember: Updating",
    "Lantern: Detected",
    "Halberd: Undetected",
    "Halberd: Updating",
  ]);
});

test("the shop answers through a tunnel, under any name", async ({ request }) => {
  const headers = { host: "a-friend.tunnel.example" };
  expect((await request.get(testShop, { headers })).status()).toBe(200);
});

test("the demo seller is not part of a live shop", async ({ request }) => {
  for (const file of ["", "embed.js"]) {
    expect((await request.get(`/demo-seller/${file || "index.html"}`)).status()).toBe(200);
    expect((await request.get(`${liveShop}/demo-seller/${file}`)).status()).toBe(404);
  }
});
