import { expect, liveShop, test } from "./fixtures.ts";
import type { AllowHost } from "./outside-hosts.ts";

// The shop in tests/live-shop, with SellAuth's hosts played here.
test.use({ baseURL: liveShop });

const api = "https://api-internal-3.sellauth.com";
const store = "https://nordlicht.mysellauth.com";

/** SellAuth's script as its public copies behave: it marks the button, calls an API, and opens the checkout in a window. */
const sellAuthScript = `
window.sellAuthEmbed = { async checkout(button, request) {
  button.setAttribute("data-checking-out", "");
  const body = JSON.stringify(request);
  const response = await fetch("${api}/v1/checkout", { method: "POST", body });
  window.open((await response.json()).url);
  button.removeAttribute("data-checking-out");
} };
`;

/** Plays SellAuth's hosts. Returns the requests for a checkout. */
function playSellAuth(allowHost: AllowHost) {
  const checkouts: unknown[] = [];
  allowHost("https://sellauth.com", (route) =>
    route.fulfill({ contentType: "text/javascript", body: sellAuthScript }),
  );
  allowHost(api, async (route, request) => {
    checkouts.push(request.postDataJSON());
    await route.fulfill({
      headers: { "Access-Control-Allow-Origin": "*" },
      json: { url: `${store}/checkout/1` },
    });
  });
  allowHost(store);
  return checkouts;
}

for (const { path, plan, productId, variantId, storeUrl } of [
  {
    path: "/product/rust-ember",
    plan: "Month Key",
    productId: 715102,
    variantId: 920002,
    storeUrl: "https://ember.mysellauth.com",
  },
  // Without an id and a store of its own.
  {
    path: "/product/eft-lantern",
    plan: "Week Key",
    productId: 715001,
    variantId: 930001,
    storeUrl: store,
  },
]) {
  test(`a purchase and the store link on ${path} sell this product`, async ({
    page,
    goto,
    allowHost,
  }) => {
    const checkouts = playSellAuth(allowHost);
    await goto(path);
    const link = page.locator("li", { hasText: plan }).getByRole("link", {
      name: `${plan} in our store`,
      includeHidden: true,
    });
    await expect(link).toHaveAttribute(
      "href",
      `${storeUrl}/checkout-link?cart[0][productId]=${productId}&cart[0][variantId]=${variantId}&cart[0][quantity]=1`,
    );

    const opened = page.waitForEvent("popup");
    await page.getByRole("button", { name: `Purchase ${plan}` }).click();
    const checkout = await opened;
    await checkout.waitForURL(`${store}/checkout/1`);
    expect(checkouts).toEqual([
      { cart: [{ productId, variantId, quantity: 1 }], shopId: 48213, modal: false },
    ]);
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
}
