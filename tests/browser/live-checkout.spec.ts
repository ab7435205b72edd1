import { expect, test } from "./fixtures.ts";
import { openedBy, playSellAuth } from "./played-sellauth.ts";

// The shop in tests/live-shop, whose seller is played by played-sellauth.ts.
test.use({ baseURL: `http://localhost:${process.env["LIVE_PORT"]}` });

for (const { path, plan, productId, variantId } of [
  {
    path: "/product/rust-ember",
    plan: /^Purchase Month Key/,
    productId: 715102,
    variantId: 920002,
  },
  // Without an id of its own.
  {
    path: "/product/eft-lantern",
    plan: /^Purchase Week Key/,
    productId: 715001,
    variantId: 930001,
  },
]) {
  test(`a purchase on ${path} sells this product`, async ({ page, goto, allowHost }) => {
    const { checkouts, captchas } = playSellAuth(allowHost);
    await goto(path);
    expect(await openedBy(page, plan)).toBe("https://nordlicht.mysellauth.com/checkout/1");
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
