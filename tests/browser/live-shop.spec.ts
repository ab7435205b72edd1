import { expect, liveShop, test } from "./fixtures.ts";

// The shop in tests/live-shop: a real seller's addresses, euros, and products with their own ids.
test.use({ baseURL: liveShop });

test("prices are in euros on cards, in plans and in structured data", async ({ page, goto }) => {
  await goto("/product/r6-halberd");
  const plans = page.getByRole("main").locator("#plans");
  await expect(plans.getByText("€14.99")).toBeVisible();
  await expect(plans.getByText("€1,199.99")).toBeVisible();
  await expect(page.getByText("$")).toHaveCount(0);
  const json = await page.locator('script[type="application/ld+json"]').allTextContents();
  const prices = json.join("").match(/"priceCurrency":"[A-Z]+"/g);
  expect(new Set(prices)).toEqual(new Set(['"priceCurrency":"EUR"']));

  await goto("/");
  const card = page.getByRole("main").getByRole("link", { name: /Ember/ }).last();
  await expect(card).toContainText("Starting from €5.00+");
});

test("status page, status.json and the feed agree", async ({ page, goto, request }) => {
  await goto("/status");
  const { products } = (await (await request.get("/status.json")).json()) as {
    products: { name: string; game: string; status: string; url: string | null }[];
  };
  expect(products).toHaveLength(25);
  const main = page.getByRole("main");
  for (const group of await main.locator("details").all()) {
    if ((await group.getAttribute("open")) === null) await group.locator("summary").click();
  }
  for (const { name, game, status } of products) {
    const group = main.locator("details", { hasText: `[${game}]` });
    const row = group.getByRole("listitem").filter({ hasText: name }).first();
    await expect(row).toContainText(status);
  }
  const feedLink = page.locator('head link[type="application/atom+xml"]');
  const { pathname } = new URL((await feedLink.getAttribute("href")) ?? "");
  const feed = await (await request.get(pathname)).text();
  expect([...feed.matchAll(/<title>(\w+: \w+)<\/title>/g)].map(([, title]) => title)).toEqual([
    "Ember: Updating",
    "Lantern: Detected",
    "Halberd: Undetected",
  ]);
});

test("the demo seller is not part of a live shop", async ({ request }) => {
  expect((await request.get("/demo-seller/")).status()).toBe(404);
  expect((await request.get("/demo-seller/embed.js")).status()).toBe(404);
});
