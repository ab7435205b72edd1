import type { Shop } from "#domain/shop.ts";
import {
  type CartItem,
  loadCheckoutScript,
  logInDevelopment,
  type ScriptFailure,
  type SellAuthEmbed,
} from "./checkout-script.ts";

/** Why no checkout opened. `threw`: the checkout threw an error. */
export type CheckoutFailure = ScriptFailure | "threw";

/** The message for the shopper. The page adds a link to the store. */
export const checkoutFailureText: Record<CheckoutFailure, string> = {
  blocked:
    "The checkout could not be loaded. An ad blocker or a lost connection may have stopped it. Press Purchase to try again, or buy in our store.",
  hanging:
    "The checkout is taking too long to respond. Your connection may be slow. If the checkout does not open, press Purchase to try again, or buy in our store.",
  empty:
    "The checkout did not load correctly. A browser extension may have interfered, or the checkout service has a problem. Press Purchase to try again, or buy in our store.",
  threw:
    "The checkout stopped with an error. The checkout service may have a temporary problem. Press Purchase to try again, or buy in our store.",
};

/** SellAuth sets this attribute on the pressed button while the checkout starts. */
const checkingOutAttribute = "data-checking-out";

/** How long a checkout may take before it counts as hanging. */
const checkoutTimeoutMs = 15_000;

/** The shop's account at the selling platform. */
export type CheckoutSettings = Pick<Shop, "shopId" | "storeUrl" | "checkoutScriptUrl">;

type CheckoutStart = {
  settings: CheckoutSettings;
  item: CartItem;
  /** The pressed button. */
  button: HTMLButtonElement;
  /** Cancels the checkout. The platform is not called if this happens while its script loads. */
  signal: AbortSignal;
};

/**
 * Starts the platform's checkout for one key and waits until it has finished. Resolves with the
 * failure, or with undefined, which does not prove a sale. Never rejects.
 */
export async function startCheckout(start: CheckoutStart): Promise<CheckoutFailure | undefined> {
  const { settings, item, button, signal } = start;
  const script = await loadCheckoutScript(settings.checkoutScriptUrl);
  if (signal.aborted) return undefined;
  if ("failure" in script) return script.failure;
  try {
    const result = callPlatform(script.embed, button, item, settings);
    return await Promise.race([checkoutEnd(result, button), timeout(), aborted(signal)]);
  } catch (error) {
    logInDevelopment("The checkout threw an error.", error);
    return "threw";
  } finally {
    // A checkout that fails midway leaves its attribute, and the button would stay busy.
    button.removeAttribute(checkingOutAttribute);
  }
}

function callPlatform(
  embed: SellAuthEmbed,
  button: HTMLButtonElement,
  { productId, variantId }: CartItem,
  { shopId, storeUrl }: CheckoutSettings,
): unknown {
  const request = { cart: [{ productId, variantId, quantity: 1 }], shopId, modal: false };
  if ("checkout" in embed) return embed.checkout(button, request);
  return embed.open({ ...request, shopUrl: new URL(storeUrl, window.location.href).origin });
}

/** Resolves when the platform's result, which may be a promise, has settled and its attribute is gone. */
async function checkoutEnd(result: unknown, button: HTMLButtonElement): Promise<undefined> {
  await result;
  if (!button.hasAttribute(checkingOutAttribute)) return;
  await new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(button, { attributeFilter: [checkingOutAttribute] });
  });
}

function timeout(): Promise<CheckoutFailure> {
  return new Promise((resolve) => setTimeout(() => resolve("hanging"), checkoutTimeoutMs));
}

function aborted(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => signal.addEventListener("abort", () => resolve(undefined)));
}
