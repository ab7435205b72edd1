import sharp from "sharp";
import { pagePaths, productPath } from "#domain/paths.ts";
import { products } from "#tests/shop/products.ts";
import { shop } from "#tests/shop/shop.ts";
import { expect, test } from "./fixtures.ts";

// Without scripts, like chat clients and crawlers.

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

/** The value of a head tag in the HTML. */
function valueOf(html: string, pattern: RegExp): string | undefined {
  return pattern.exec(html)?.[1]?.replaceAll("&amp;", "&").replaceAll("&quot;", '"');
}

function metaOf(html: string, name: string): string | undefined {
  return valueOf(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`));
}

for (const path of paths) {
  test(`${path} is complete in its first response, also for chat previews`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    const html = await response.text();
    const body = html.slice(html.indexOf("<body"));
    const text = body
      .replaceAll(/<[^>]*>/g, "")
      .replaceAll("&#x27;", "'")
      .replaceAll("&amp;", "&");
    for (const expected of texts[path] ?? []) expect(text).toContain(expected);

    const url = shop.siteUrl + path;

    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html.match(/<meta name="description"/g)).toHaveLength(1);
    expect(valueOf(html, /<link rel="canonical" href="([^"]+)"/)).toBe(url);
    expect(metaOf(html, "theme-color")).toBe("#0a0a0b");
    expect(metaOf(html, "robots")).toBeUndefined();

    const card = new URL(metaOf(html, "og:image") ?? "");
    expect(card.origin).toBe(shop.siteUrl);
    const image = await request.get(card.pathname + card.search);
    expect(image.headers()["content-type"]).toBe("image/jpeg");
    const bytes = await image.body();
    expect(bytes.length).toBeLessThan(300_000);
    const { width, height } = await sharp(bytes).metadata();
    expect([width, height]).toEqual([1200, 630]);
    expect(metaOf(html, "og:image:width")).toBe("1200");
    expect(metaOf(html, "og:image:height")).toBe("630");
  });
}

test("structured data names plans and pictures that exist", async ({ request }) => {
  const html = await (await request.get("/product/151373")).text();
  const json = valueOf(html, /<script type="application\/ld\+json">(.*?)<\/script>/s);
  const graph = JSON.parse(json ?? "")["@graph"];
  const thing = graph.find((one: { "@type": string }) => one["@type"] === "Product");

  expect(thing.offers).toHaveLength(3);
  for (const { url } of thing.offers) {
    expect(html, "a place to scroll to").toContain(`id="${new URL(url).hash.slice(1)}"`);
  }
  for (const image of thing.image) {
    const { pathname, search } = new URL(image);
    expect((await request.get(pathname + search)).status()).toBe(200);
  }
});

test("the title, description and canonical URL change with the screen", async ({ page, goto }) => {
  await goto("/");
  const canonical = page.locator('link[rel="canonical"]');
  const description = page.locator('meta[name="description"]');
  for (const product of products) {
    await page.locator("#products").getByRole("link", { name: product.name }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(product.name);
    await expect(page).toHaveTitle(new RegExp(`^${product.name}`));
    await expect(description).toHaveAttribute("content", product.description);
    await expect(canonical).toHaveAttribute("href", `${shop.siteUrl}/product/${product.id}`);
  }
  await page.getByRole("link", { name: "Home" }).first().click();
  await expect(canonical).toHaveAttribute("href", `${shop.siteUrl}/`);
});

test("the sitemap lists every page, and none redirects", async ({ request }) => {
  const xml = await (await request.get("/sitemap.xml")).text();
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(url ?? "").pathname,
  );
  expect(listed).toEqual(paths);
  for (const path of listed) {
    expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(200);
  }
  expect(await (await request.get("/robots.txt")).text()).toBe(
    `User-agent: *\nDisallow:\n\nSitemap: ${shop.siteUrl}/sitemap.xml\n`,
  );
});

test("every page can be reached from Home by links", async ({ request }) => {
  const found = new Set(["/"]);
  for (const path of found) {
    const html = await (await request.get(path)).text();
    for (const [, link = ""] of html.matchAll(/<a [^>]*href="(\/[^"#?]*)"/g)) {
      if (paths.includes(link)) found.add(link);
    }
  }
  expect([...found].toSorted()).toEqual(paths.toSorted());
});
