import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { planPath, planRowId, productPath } from "#domain/paths.ts";
import type { RandomShop } from "./random-shop.ts";

/** Expects a page's head, card and structured data to agree with the data. The browser's own parser reads them. */
export async function expectPublished(page: Page, url: string, shop: RandomShop, path: string) {
  const { "shop.ts": settings, "products.ts": products } = shop;
  const { siteUrl, currency = "USD" } = settings;
  const product = products.find((one) => productPath(one) === path);
  const get = (address: string) => page.request.get(url + address);
  const html = await (await get(path)).text();
  /** The texts of elements, or the values of an attribute. */
  const read = async (selector: string, name = "") =>
    page.evaluate(
      ([text, which, attribute]) =>
        [...new DOMParser().parseFromString(text, "text/html").querySelectorAll(which)].map((one) =>
          attribute === "" ? one.textContent : one.getAttribute(attribute),
        ),
      [html, selector, name] as const,
    );
  const ofHead = async (selector: string, name = "content") =>
    (await read(`head ${selector}`, name)).join("\n");

  expect(await ofHead("link[rel=canonical]", "href"), "canonical").toBe(siteUrl + path);
  expect(await ofHead("meta[property='og:url']"), "og:url").toBe(siteUrl + path);
  expect(await ofHead("title", ""), "title").toContain(product?.name ?? settings.name);
  // A long one is cut between words.
  const ofPreview = (await ofHead("meta[property='og:title']")).replace(/…$/, "");
  const wholeTitle = (await ofHead("title", "")).replaceAll(/\s+/g, " ");
  expect(wholeTitle, "og:title").toContain(ofPreview.replaceAll(/\s+/g, " "));
  expect(await ofHead("meta[name=description]"), "description").not.toBe("");

  const { pathname, search } = new URL(await ofHead("meta[property='og:image']"));
  const card = await (await get(pathname + search)).body();
  expect(await sharp(card).metadata(), "card").toMatchObject({ width: 1200, height: 630 });
  // The shop's name beside its mark, and a product's name. No font of the cards has emoji.
  const places = [
    { text: settings.name, left: 130, top: 64, height: 62 },
    // High enough for a line of any script, and the space above it.
    ...(product ? [{ text: product.name, left: 64, top: 330, height: 132 }] : []),
  ];
  for (const { text, ...place } of places.filter((one) => /[\p{L}\p{N}]/u.test(one.text))) {
    // Left of the art.
    const box = { ...place, width: 200 };
    const { channels } = await sharp(await sharp(card).extract(box).png().toBuffer()).stats();
    const contrast = Math.max(...channels.map(({ stdev }) => stdev));
    expect(contrast, `the card has no text at ${box.top}: ${text}`).toBeGreaterThan(4);
  }
  if (!product) return;

  const { name, description, subscriptions } = product;
  const [thing] = JSON.parse(await ofHead("script[type='application/ld+json']", ""))["@graph"];
  expect(thing, "JSON-LD").toMatchObject({ name, description, url: siteUrl + path });
  const offers = subscriptions.map((plan) => ({
    name: plan.name,
    priceCurrency: currency,
    url: siteUrl + planPath(product, plan),
    availability: `https://schema.org/${plan.soldOut ? "OutOfStock" : "InStock"}`,
  }));
  expect(thing.offers, "offers").toMatchObject(offers);
  for (const [at, plan] of subscriptions.entries()) {
    expect(Number(thing.offers[at].price), `price of ${plan.name}`).toBe(plan.price);
    const [row] = await read(`#${planRowId(plan)}`);
    const amounts = row
      ?.replaceAll(",", "")
      .match(/\d+(?:\.\d+)?/g)
      ?.map(Number);
    expect(amounts, `price of ${plan.name} in its row`).toContain(plan.price);
  }
}
