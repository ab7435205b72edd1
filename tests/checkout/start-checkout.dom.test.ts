import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startCheckout } from "#shop/checkout/start-checkout.ts";
import { expectConsole } from "#tests/console-guard.ts";
import {
  checkingOutAttribute,
  keepBusy,
  removePlatform,
  scriptIsBlocked,
  scriptTags,
  scriptUrl,
} from "./platform-script.ts";

const storeUrl = "https://you.mysellauth.com/product/keys";
const settings = { shopId: 11, storeUrl, checkoutScriptUrl: scriptUrl };
const item = { productId: 22, variantId: 33 };

const makeButton = () => document.createElement("button");

/** Starts a checkout with a platform that has already loaded. */
function startWith(checkout: (button: HTMLButtonElement) => unknown) {
  window.sellAuthEmbed = { checkout };
  const button = makeButton();
  const control = new AbortController();
  const onEnd = vi.fn();
  const ended = startCheckout({ settings, item, button, signal: control.signal }).then(onEnd);
  return { button, control, ended, onEnd };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  removePlatform();
});

describe("starting a checkout", () => {
  it("calls the platform with one key of the plan, in redirect style", async () => {
    const checkout = vi.fn();
    const { button, ended, onEnd } = startWith(checkout);
    await ended;
    expect(onEnd).toHaveBeenCalledWith(undefined);
    expect(checkout).toHaveBeenCalledExactlyOnceWith(button, {
      cart: [{ productId: 22, variantId: 33, quantity: 1 }],
      shopId: 11,
      modal: false,
    });
    expect(checkout.mock.contexts).toEqual([window.sellAuthEmbed]);
  });

  it("calls version 3 of the script with the same cart, if it defines nothing else", async () => {
    const open = vi.fn();
    window.sellAuth = { open };
    const { signal } = new AbortController();
    await startCheckout({ settings, item, button: makeButton(), signal });
    expect(open).toHaveBeenCalledExactlyOnceWith({
      cart: [{ productId: 22, variantId: 33, quantity: 1 }],
      shopId: 11,
      shopUrl: "https://you.mysellauth.com",
      modal: false,
    });

    const checkout = vi.fn();
    await startWith(checkout).ended;
    expect(checkout).toHaveBeenCalledOnce();
    expect(open).toHaveBeenCalledOnce();
  });

  it("returns why the script did not load", async () => {
    const { signal } = new AbortController();
    const ended = startCheckout({ settings, item, button: makeButton(), signal });
    expect(scriptTags()).toHaveLength(1);
    scriptIsBlocked();
    expect(await ended).toBe("blocked");
  });

  it("does not call the platform if it was cancelled while the script loaded", async () => {
    const checkout = vi.fn();
    const { control, ended, onEnd } = startWith(checkout);
    control.abort();
    await ended;
    expect(checkout).not.toHaveBeenCalled();
    expect(onEnd).toHaveBeenCalledWith(undefined);
  });

  it.each([
    ["throws", () => JSON.parse("no")],
    ["rejects", () => Promise.reject(new Error("no"))],
  ])("reports a checkout that %s, and removes its attribute from the button", async (_, fail) => {
    expectConsole("error", /no/);
    const { button, ended, onEnd } = startWith((pressed) => {
      keepBusy(pressed);
      return fail();
    });
    await ended;
    expect(onEnd).toHaveBeenCalledWith("threw");
    expect(button).not.toHaveAttribute(checkingOutAttribute);
  });
});

describe("the end of a checkout", () => {
  it("waits until the platform's attribute is gone from the button", async () => {
    const { button, onEnd } = startWith(keepBusy);
    await vi.advanceTimersByTimeAsync(700);
    expect(onEnd).not.toHaveBeenCalled();
    button.removeAttribute(checkingOutAttribute);
    await vi.advanceTimersByTimeAsync(0);
    expect(onEnd).toHaveBeenCalledWith(undefined);
  });

  it("waits for both: the attribute may go before the promise settles", async () => {
    const pause = new Promise((resolve) => {
      setTimeout(resolve, 700);
    });
    const { button, onEnd } = startWith((pressed) => {
      keepBusy(pressed);
      return pause;
    });
    await vi.advanceTimersByTimeAsync(300);
    button.removeAttribute(checkingOutAttribute);
    await vi.advanceTimersByTimeAsync(300);
    expect(onEnd).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    expect(onEnd).toHaveBeenCalledWith(undefined);
  });

  it.each([
    ["keeps its attribute on the button", keepBusy],
    ["never settles its promise", () => new Promise(() => {})],
  ])("comes after 15 seconds if the platform %s", async (_, checkout) => {
    const { button, onEnd } = startWith(checkout);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(onEnd).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onEnd).toHaveBeenCalledWith("hanging");
    expect(button).not.toHaveAttribute(checkingOutAttribute);
  });

  it("comes without a failure when the checkout is cancelled", async () => {
    const { button, control, ended, onEnd } = startWith(keepBusy);
    await vi.advanceTimersByTimeAsync(100);
    control.abort();
    await ended;
    expect(onEnd).toHaveBeenCalledWith(undefined);
    expect(button).not.toHaveAttribute(checkingOutAttribute);
    expect(vi.getTimerCount()).toBe(0);
  });
});
