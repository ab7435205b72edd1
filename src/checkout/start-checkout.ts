import type { Shop } from "#domain/shop.ts";
import type { Subscription } from "#domain/subscription.ts";
import { checkingOutAttribute, checkoutEnd } from "./checkout-end.ts";
import type { CheckoutFailure } from "./checkout-failure.ts";
import { loadCheckoutScript } from "./load-checkout-script.ts";

/** The shop's account at the selling platform. */
export type CheckoutSettings = Pick<
  Shop,
  "shopId" | "productId" | "storeUrl" | "checkoutScriptUrl"
>;

type CheckoutStart = {
  settings: CheckoutSettings;
  plan: Pick<Subscription, "variantId">;
  /** The pressed button: the platform marks it while it works. */
  button: HTMLButtonElement;
  /** Gives the checkout up: one that has not been called yet is never called. */
  signal: AbortSignal;
};

/**
 * Starts the platform's checkout for one key of a plan, and waits until it is over. Gives the
 * failure, or undefined; undefined never means that a sale began. Never rejects.
 */
export async function startCheckout({
  settings,
  plan,
  button,
  signal,
}: CheckoutStart): Promise<CheckoutFailure | undefined> {
  const script = await loadCheckoutScript(settings.checkoutScriptUrl);
  if (signal.aborted) return undefined;
  if ("failure" in script) return script.failure;
  try {
    const result = script.embed.checkout(button, {
      cart: [{ productId: settings.productId, variantId: plan.variantId, quantity: 1 }],
      shopId: settings.shopId,
      modal: false,
    });
    return await checkoutEnd(result, button, signal);
  } catch {
    return "threw";
  } finally {
    // A checkout that failed midway leaves its mark, and the button would look busy for ever.
    button.removeAttribute(checkingOutAttribute);
  }
}
