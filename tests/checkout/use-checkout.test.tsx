import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useCheckout } from "#shop/checkout/use-checkout.ts";
import { defineGlobal, removePlatform } from "./platform-script.ts";

const settings = {
  shopId: 11,
  storeUrl: "https://you.mysellauth.com",
  checkoutScriptUrl: "https://seller.example/embed.js",
};

/** Shows a checkout with a platform that has already loaded. */
function showCheckout(checkout: () => unknown) {
  defineGlobal({ checkout });
  const { result } = renderHook(() => useCheckout(settings));
  return {
    notice: () => result.current.state.notice,
    press: async (variantId: number) => {
      result.current.start({ productId: 22, variantId }, document.createElement("button"));
      await pass(0);
    },
  };
}

const pass = (durationMs: number) => act(() => vi.advanceTimersByTimeAsync(durationMs));
const dispatch = (event: string) => act(async () => void window.dispatchEvent(new Event(event)));

/** How a script ends that has caught its own error. */
const resolve = () => Promise.resolve();

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(removePlatform);

test("a checkout that ends and opens nothing is reported three seconds later, until the page is left", async () => {
  const { notice, press } = showCheckout(resolve);
  await press(31);
  await pass(3799);
  expect(notice()).toBeUndefined();
  await pass(1);
  expect(notice()).toEqual({ variantId: 31, reason: "unopened" });
  await dispatch("blur");
  await dispatch("visibilitychange");
  expect(notice()).toEqual({ variantId: 31, reason: "unopened" });
  await press(31);
  expect(notice()).toEqual({ variantId: 31, reason: "unopened" });
  await dispatch("beforeunload");
  expect(notice()).toBeUndefined();
});

test("a second press that opens another window removes the notice of the first", async () => {
  const { notice, press } = showCheckout(resolve);
  await press(31);
  await pass(3800);
  expect(notice()).toEqual({ variantId: 31, reason: "unopened" });
  await press(31);
  await dispatch("blur");
  await pass(800);
  expect(notice()).toBeUndefined();
});

test.each(["blur", "visibilitychange", "beforeunload"])(
  "after %s nothing is reported, even if the shopper is back at once",
  async (event) => {
    const { notice, press } = showCheckout(resolve);
    await press(31);
    await pass(1000);
    await dispatch(event);
    await pass(60_000);
    expect(notice()).toBeUndefined();
  },
);

test("after a hang the notice stays, although the script then ignores every press", async () => {
  let isBusy = false;
  const { notice, press } = showCheckout(() => {
    if (isBusy) return undefined;
    isBusy = true;
    return new Promise(() => {});
  });
  await press(31);
  await pass(15_000);
  const hanging = { variantId: 31, reason: "hanging" };
  expect(notice()).toEqual(hanging);
  await press(31);
  expect(notice()).toEqual(hanging);
  await pass(3799);
  expect(notice()).toEqual(hanging);
  await pass(1);
  expect(notice()).toEqual({ variantId: 31, reason: "unopened" });
});

test("a late checkout removes the notice of its hang", async () => {
  const { notice, press } = showCheckout(() => new Promise(() => {}));
  await press(31);
  await pass(15_000);
  await dispatch("blur");
  expect(notice()).toEqual({ variantId: 31, reason: "hanging" });
  await dispatch("beforeunload");
  expect(notice()).toBeUndefined();
});
