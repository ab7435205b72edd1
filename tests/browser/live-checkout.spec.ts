import { expect, liveShop, test } from "./fixtures.ts";
import type { AllowHost } from "./outside-hosts.ts";

// The shop in tests/live-shop, with SellAuth's hosts played here.
test.use({ baseURL: liveShop });

const api = "https://api-internal-3.sellauth.com";
const captcha = "https://captcha.example";
const store = "https://nordlicht.mysellauth.com";

/**
 * SellAuth's script as its public copies behave: it sets itself up on `load`, injects a style and a
 * captcha from another host, calls an API, marks the button, and opens the checkout in a window.
 */
const sellAuthScript = `
(() => {
  const append = (tag, properties) =>
    document.head.append(Object.assign(document.createElement(tag), properties));
  const injectStyles = () =>
    append("style", { textContent: "[data-checking-out] { opacity: 0.6 }" });
  const injectCaptcha = () =>
    append("script", { type: "module", src: "${captcha}/npm/altcha@1.2.0/+esm" });
  const checkout = async (button, request) => {
    button.setAttribute("data-checking-out", "");
    const body = JSON.stringify(request);
    const response = await fetch("${api}/v1/checkout", { method: "POST", body });
    const { url } = await response.json();
    window.open(url);
    button.removeAttribute("data-checking-out");
  };
  window.sellAuthEmbed = { checkout, injectStyles, injectCaptcha };
  window.addEventListener("load", () => {
    injectStyles();
    injectCaptcha();
  });
})();
`;

/** Plays SellAuth's hosts. Returns the requests for a checkout, and the loaded captcha scripts. */
function playSellAuth(allowHost: AllowHost) {
  const checkouts: unknown[] = [];
  const headers = { "Access-Control-Allow-Origin": "*" };
  allowHost("https://sellauth.com", (route) =>
    route.fulfill({ contentType: "text/javascript", body: sellAuthScript }),
  );
  const captchas = allowHost(captcha, (route) =>
    route.fulfill({ contentType: "text/javascript", headers, body: "window.captcha = true" }),
  );
  allowHost(api, async (route, request) => {
    checkouts.push(request.postDataJSON());
    await route.fulfill({ headers, json: { url: `${store}/checkout/1` } });
  });
  allowHost(store);
  return { checkouts, captchas };
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
    const { checkouts, captchas } = playSellAuth(allowHost);
    await goto(path);
    const link = page.locator("li", { hasText: plan }).getByRole("link", {
      name: `${plan} in our store`,
      includeHidden: true,
    });
    expect(decodeURIComponent((await link.getAttribute("href")) ?? "")).toBe(
      `${storeUrl}/checkout-link?cart[0][productId]=${productId}&cart[0][variantId]=${variantId}&cart[0][quantity]=1`,
    );

    const opened = page.waitForEvent("popup");
    await page.getByRole("button", { name: `Purchase ${plan}` }).click();
    const checkout = await opened;
    await checkout.waitForURL(`${store}/checkout/1`);
    expect(checkouts).toEqual([
      { cart: [{ productId, variantId, quantity: 1 }], shopId: 48213, modal: false },
    ]);
    await expect
      .poll(() => page.evaluate("window.captcha"), "the policy lets the captcha load")
      .toBe(true);
    expect(captchas).toHaveLength(1);
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
}
