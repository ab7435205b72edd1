import { type Account, type CartItem, sellingPlatform } from "#domain/selling-platform.ts";
import type { Shop } from "#domain/shop.ts";
import { loadCheckoutScript, logInDevelopment, type ScriptFailure } from "./checkout-script.ts";

/** Why no checkout opened. `threw`: the checkout threw an error. */
export type CheckoutFailure = ScriptFailure | "threw";

/** The reason for a notice to the shopper. `unopened`: the checkout has ended, but nothing has opened. */
export type CheckoutNotice = CheckoutFailure | "unopened";

/** How long a checkout may take before it counts as hanging. */
const checkoutTimeoutMs = 15_000;

/** The shop's account at the selling platform. */
export type CheckoutSettings = Account & Pick<Shop, "checkoutScriptUrl">;

type CheckoutRequest = {
  settings: CheckoutSettings;
  item: CartItem;
  /** The pressed button. */
  button: HTMLButtonElement;
  /**
   * Cancels the checkout. The platform is not called if this happens while its script loads. The caller also aborts it
   * when the checkout has ended.
   */
  signal: AbortSignal;
};

/**
 * Starts the platform's checkout for one key and waits until it has finished. Resolves with the
 * failure, or with undefined, which does not prove a sale. Never rejects.
 */
export async function startCheckout(
  request: CheckoutRequest,
): Promise<CheckoutFailure | undefined> {
  const { settings, item, button, signal } = request;
  const platform = sellingPlatform(settings);
  const script = await loadCheckoutScript(platform, settings.checkoutScriptUrl);
  if (signal.aborted) return undefined;
  if ("failure" in script) return script.failure;
  try {
    const result = script.checkout(button, item, settings);
    const end = checkoutEnd(result, button, platform.busyAttribute);
    return await Promise.race([end, timeout(signal)]);
  } catch (error) {
    logInDevelopment("The checkout threw an error.", error);
    return "threw";
  } finally {
    // A checkout that fails midway leaves its attribute, and the button would stay busy.
    button.removeAttribute(platform.busyAttribute);
  }
}

/** Resolves when the platform's result, which may be a promise, has settled and its attribute is gone. */
async function checkoutEnd(
  result: unknown,
  button: HTMLButtonElement,
  busyAttribute: string,
): Promise<undefined> {
  await result;
  if (!button.hasAttribute(busyAttribute)) return;
  await new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(button, { attributeFilter: [busyAttribute] });
  });
}

/** Resolves with "hanging" after the time that a checkout may take, or without a failure as soon as it is aborted. */
function timeout(signal: AbortSignal): Promise<CheckoutFailure | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve("hanging"), checkoutTimeoutMs);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve(undefined);
    });
  });
}
