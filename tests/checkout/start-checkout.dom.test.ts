import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startCheckout } from "#shop/checkout/start-checkout.ts";
import { expectConsole } from "#tests/console-guard.ts";
import { checkingOutAttribute, defineGlobal, keepBusy, removePlatform } from "./platform-script.ts";

const settings = {
  shopId: 11,
  storeUrl: "https://you.mysellauth.com/product/keys",
  checkoutScriptUrl: "https://seller.example/embed.js",
};

/** Starts a checkout with a platform that has already loaded. */
function start() {
  const button = document.createElement("button");
  const control = new AbortController();
  const onEnd = vi.fn();
  const item = { productId: 22, variantId: 33 };
  const ended = startCheckout({ settings, item, button, signal: control.signal }).then(onEnd);
  return { button, control, ended, onEnd };
}

function startWith(checkout: (button: HTMLButtonElement) => unknown) {
  defineGlobal({ checkout });
  return start();
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(removePlatform);

test("the platform is not called if the checkout was cancelled while its script loaded", async () => {
  const checkout = vi.fn();
  const { control, ended, onEnd } = startWith(checkout);
  control.abort();
  await ended;
  expect(checkout).not.toHaveBeenCalled();
  expect(onEnd).toHaveBeenCalledWith(undefined);
});

test("a checkout that throws has failed, and leaves no attribute on the button", async () => {
  expectConsole("error", /no/);
  const { button, ended, onEnd } = startWith((pressed) => {
    keepBusy(pressed);
    throw new Error("no");
  });
  await ended;
  expect(onEnd).toHaveBeenCalledWith("threw");
  expect(button).not.toHaveAttribute(checkingOutAttribute);
});

test("it ends when the promise is settled and the platform's attribute gone, which may go first", async () => {
  const { button, onEnd } = startWith(async (pressed) => {
    keepBusy(pressed);
    await new Promise((resolve) => {
      setTimeout(resolve, 700);
    });
  });
  await vi.advanceTimersByTimeAsync(300);
  button.removeAttribute(checkingOutAttribute);
  await vi.advanceTimersByTimeAsync(300);
  expect(onEnd).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(onEnd).toHaveBeenCalledWith(undefined);
});

test.each([
  ["keeps its attribute on the button", keepBusy],
  ["never settles its promise", () => new Promise(() => {})],
])("a checkout that %s is hanging after 15 seconds, not before", async (_, checkout) => {
  const { button, onEnd } = startWith(checkout);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(onEnd).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onEnd).toHaveBeenCalledWith("hanging");
  expect(button).not.toHaveAttribute(checkingOutAttribute);
});

test("a cancelled checkout ends at once, without a failure", async () => {
  const { button, control, ended, onEnd } = startWith(keepBusy);
  await vi.advanceTimersByTimeAsync(100);
  control.abort();
  await ended;
  expect(onEnd).toHaveBeenCalledWith(undefined);
  expect(button).not.toHaveAttribute(checkingOutAttribute);
  expect(vi.getTimerCount()).toBe(0);
});
