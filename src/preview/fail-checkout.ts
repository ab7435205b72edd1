import type { CheckoutFailure } from "#checkout/checkout-failure.ts";
import type { CheckoutSettings } from "#checkout/start-checkout.ts";

const script = (code: string) => `data:text/javascript,${encodeURIComponent(`${code} //`)}`;

/** A script for each way to fail. The trailing comment absorbs a query that a retry appends. */
const failingScripts: Record<CheckoutFailure, string> = {
  blocked: "blob:no-such-script",
  hanging: script("window.sellAuthEmbed = { checkout: () => new Promise(() => {}) };"),
  empty: script(""),
  threw: script(
    'window.sellAuthEmbed = { checkout() { throw new Error("Preview: the checkout throws."); } };',
  ),
  policy: script(
    `window.sellAuthEmbed = { checkout: () => document.dispatchEvent(new SecurityPolicyViolationEvent("securitypolicyviolation", { disposition: "enforce", effectiveDirective: "script-src-elem", blockedURI: "https://captcha.example/preview.js" })) };`,
  ),
};

/**
 * Replaces the checkout's script with one that fails in the given way. Returns a function that
 * restores it.
 */
export function failCheckout(settings: CheckoutSettings, failure: CheckoutFailure): () => void {
  const { checkoutScriptUrl } = settings;
  // Keep it, because the real script may break when it runs twice.
  const { sellAuthEmbed, sellAuth } = window;
  window.sellAuthEmbed = undefined;
  window.sellAuth = undefined;
  settings.checkoutScriptUrl = failingScripts[failure];
  return () => {
    settings.checkoutScriptUrl = checkoutScriptUrl;
    window.sellAuthEmbed = sellAuthEmbed;
    window.sellAuth = sellAuth;
  };
}
