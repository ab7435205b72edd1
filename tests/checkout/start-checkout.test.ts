// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  checkingOutAttribute,
  checkoutTimeoutMs,
  startCheckout,
} from "#checkout/start-checkout.ts";
import { expectConsole } from "#tests/console-guard.ts";
import { forgetPlatform, scriptIsBlocked, scriptTags, scriptUrl } from "./platform-script.ts";

const settings = { shopId: 11, checkoutScriptUrl: scriptUrl };
const item = { productId: 22, variantId: 33 };

const makeButton = () => document.createElement("button");

/** Starts with a platform that is already there, and watches whether the checkout is over. */
function startWith(checkout: (button: HTMLButtonElement) => unknown) {
  window.sellAuthEmbed = { checkout };
  const button = makeButton();
  const control = new AbortController();
  const whenOver = vi.fn();
  const over = startCheckout({ settings, item, button, signal: control.signal }).then(whenOver);
  return { button, control, over, whenOver };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  forgetPlatform();
});

describe("starting a checkout", () => {
  it("calls the platform with one key of the plan, in the redirect style, and nothing else", async () => {
    const checkout = vi.fn();
    const { button, over } = startWith(checkout);
    await over;
    expect(checkout).toHaveBeenCalledExactlyOnceWith(button, {
      cart: [{ productId: 22, variantId: 33, quantity: 1 }],
      shopId: 11,
      modal: false,
    });
    expect(checkout.mock.contexts).toEqual([window.sellAuthEmbed]);
  });

  it("says why the script is missing", async () => {
    const over = startCheckout({
      settings,
      item,
      button: makeButton(),
      signal: new AbortController().signal,
    });
    expect(scriptTags()).toHaveLength(1);
    scriptIsBlocked();
    expect(await over).toBe("blocked");
  });

  it("never calls a checkout that was given up while the script loaded", async () => {
    const checkout = vi.fn();
    const { control, over, whenOver } = startWith(checkout);
    control.abort();
    await over;
    expect(checkout).not.toHaveBeenCalled();
    expect(whenOver).toHaveBeenCalledWith(undefined);
  });

  it("says that a checkout threw", async () => {
    expectConsole("error", /broken/);
    const { over, whenOver } = startWith(() => {
      throw new Error("broken");
    });
    await over;
    expect(whenOver).toHaveBeenCalledWith("threw");
  });

  it("says that a checkout's promise was refused, and takes the mark it left off the button", async () => {
    expectConsole("error", /refused/);
    const { button, over, whenOver } = startWith((pressed) => {
      pressed.setAttribute(checkingOutAttribute, "");
      return Promise.reject(new Error("refused"));
    });
    await over;
    expect(whenOver).toHaveBeenCalledWith("threw");
    expect(button).not.toHaveAttribute(checkingOutAttribute);
  });
});

describe("the end of a checkout", () => {
  it("comes at once where the platform returns nothing and marks nothing", async () => {
    const { over, whenOver } = startWith(() => undefined);
    await over;
    expect(whenOver).toHaveBeenCalledExactlyOnceWith(undefined);
  });

  it("waits for the promise of a platform that returns one", async () => {
    const pause = new Promise((resolve) => {
      setTimeout(resolve, 700);
    });
    const { whenOver } = startWith(() => pause);
    await vi.advanceTimersByTimeAsync(699);
    expect(whenOver).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(whenOver).toHaveBeenCalledWith(undefined);
  });

  it("waits until the platform's mark has gone from the button", async () => {
    const { button, whenOver } = startWith((pressed) => {
      pressed.setAttribute(checkingOutAttribute, "");
    });
    await vi.advanceTimersByTimeAsync(700);
    expect(whenOver).not.toHaveBeenCalled();
    button.removeAttribute(checkingOutAttribute);
    await vi.advanceTimersByTimeAsync(0);
    expect(whenOver).toHaveBeenCalledWith(undefined);
  });

  it("waits for both: the mark may go before the promise settles", async () => {
    const pause = new Promise((resolve) => {
      setTimeout(resolve, 700);
    });
    const { button, whenOver } = startWith((pressed) => {
      pressed.setAttribute(checkingOutAttribute, "");
      return pause;
    });
    await vi.advanceTimersByTimeAsync(300);
    button.removeAttribute(checkingOutAttribute);
    await vi.advanceTimersByTimeAsync(300);
    expect(whenOver).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    expect(whenOver).toHaveBeenCalledWith(undefined);
  });

  it.each([
    [
      "keeps its mark on the button",
      (pressed: HTMLButtonElement) => pressed.toggleAttribute(checkingOutAttribute, true),
    ],
    ["never settles its promise", () => new Promise(() => {})],
  ])("comes after 15 seconds where the platform %s", async (_, checkout) => {
    const { button, whenOver } = startWith(checkout);
    expect(checkoutTimeoutMs).toBe(15_000);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(whenOver).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(whenOver).toHaveBeenCalledWith("hanging");
    expect(button).not.toHaveAttribute(checkingOutAttribute);
  });

  it("comes without a failure when the checkout is given up", async () => {
    const { button, control, over, whenOver } = startWith((pressed) => {
      pressed.setAttribute(checkingOutAttribute, "");
    });
    await vi.advanceTimersByTimeAsync(100);
    control.abort();
    await over;
    expect(whenOver).toHaveBeenCalledWith(undefined);
    expect(button).not.toHaveAttribute(checkingOutAttribute);
    expect(vi.getTimerCount()).toBe(0);
  });
});
