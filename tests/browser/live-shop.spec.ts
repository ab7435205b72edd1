import sharp from "sharp";
import { expect, phone, test } from "./fixtures.ts";
import { cutTexts, sidewaysOverflow } from "./page-measures.ts";

// The shop in tests/live-shop, built by `npm run test:live-site`: a real seller's addresses, euros,
// and products with ids of their own.
test.use({ baseURL: `http://localhost:${process.env["LIVE_PORT"]}` });

const checkoutLink = (store: string, productId: number, variantId: number) =>
  `${store}/checkout-link?cart[0][productId]=${productId}&cart[0][variantId]=${variantId}&cart[0][quantity]=1`;

for (const { path, plan, href } of [
  {
    path: "/product/r6-halberd",
    plan: "Week Key",
    href: checkoutLink("https://nordlicht.mysellauth.com", 715101, 910002),
  },
  {
    path: "/product/rust-ember",
    plan: "Month Key",
    href: checkoutLink("https://ember.mysellauth.com", 715102, 920002),
  },
  {
    path: "/product/rust-flint",
    plan: "Week Key",
    href: checkoutLink("https://nordlicht.mysellauth.com", 715001, 980002),
  },
  {
    path: "/product/dayz-drift",
    plan: "3 Day Key & Setup",
    href: "https://keys.drift.example/shop?variant=3%20Day%20Key%20%26%20Setup",
  },
]) {
  test(`the store link of ${plan} on ${path} names that plan`, async ({ page, goto }) => {
    await goto(path);
    const link = page.getByRole("link", { name: `${plan} in our store` });
    const address = (await link.getAttribute("href")) ?? "";
    expect(decodeURIComponent(address)).toBe(decodeURIComponent(href));
  });
}

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

test("one plan is the offer: no heading asks for a choice, and the headings skip no level", async ({
  page,
  goto,
}) => {
  await goto("/product/eft-lantern");
  await expect(page.getByRole("heading", { name: "Week Key", level: 2 })).toBeVisible();
  await expect(page.getByText("Choose your subscription plan")).toHaveCount(0);
});

test("a product whose plans are all sold out sells nothing", async ({ page, goto }) => {
  await goto("/product/apex-quartz");
  await expect(page.getByRole("button", { name: /^Purchase/ })).toHaveCount(0);
  await expect(page.locator("#plans").getByText("Sold out").first()).toBeVisible();
});

test("status page, status.json, feed and badges agree", async ({ page, goto, request }) => {
  await goto("/status");
  const { products } = (await (await request.get("/status.json")).json()) as {
    products: { name: string; status: string; url: string | null }[];
  };
  expect(products).toHaveLength(25);
  const main = page.getByRole("main");
  for (const group of await main.locator("details").all()) {
    if ((await group.getAttribute("open")) === null) await group.locator("summary").click();
  }
  for (const { name, status, url } of products) {
    const row = main.getByRole("listitem").filter({ hasText: name }).first();
    await expect(row).toContainText(status);
    if (!url) continue;
    const id = url.split("/").at(-1);
    const badge = await (await request.get(`/status/${id}.svg`)).text();
    expect(badge).toContain(`<title>${name}: ${status}</title>`);
  }
  const feed = await (await request.get("/status.atom")).text();
  expect([...feed.matchAll(/<title>(\w+: \w+)<\/title>/g)].map(([, title]) => title)).toEqual([
    "Ember: Updating",
    "Lantern: Detected",
    "Halberd: Undetected",
  ]);
});

test("Back moves the focus to the heading if the pressed link is in a closed group of the status list", async ({
  page,
  goto,
}) => {
  await goto("/status");
  const group = page.getByRole("main").locator("details").filter({ hasText: "DayZ" });
  const link = group.getByRole("link", { name: "Drift" });
  await expect(link).toBeHidden();
  await group.locator("summary").click();
  await link.click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Drift [DAYZ]");
  await page.goBack();
  await expect(heading).toHaveText("Product status");
  await expect(link).toBeHidden();
  await expect(heading).toBeFocused();
});

test("the demo seller is not part of an open shop", async ({ request }) => {
  expect((await request.get("/demo-seller/")).status()).toBe(404);
  expect((await request.get("/demo-seller/embed.js")).status()).toBe(404);
});

for (const path of ["/", "/status", "/product/cs2-osprey", "/product/ub-masar"]) {
  test(`${path} fits a phone with long and right-to-left names`, async ({ page, goto }) => {
    await page.setViewportSize({ ...phone, width: 320 });
    await goto(path);
    expect(await sidewaysOverflow(page)).toBe(0);
    expect(await cutTexts(page), "clipped texts").toEqual([]);
  });
}

test("the hero's picture has no visible edge on the owner's background", async ({ page, goto }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await goto("/");
  const hero = await page.locator("main section").first().boundingBox();
  const { data, info } = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const y = Math.round((hero?.y ?? 0) + 300);
  const background = [15, 23, 41];
  for (const x of [0, Math.round(hero?.width ?? 0) - 1]) {
    const pixel = data.subarray((y * info.width + x) * 3).subarray(0, 3);
    background.forEach((channel, index) => {
      expect(Math.abs((pixel[index] ?? 0) - channel)).toBeLessThan(3);
    });
  }
});
