declare global {
  /** What SellAuth's script leaves on the page. Someone else's, so nothing is taken for granted. */
  var sellAuthEmbed: unknown;
}

/** One line of a cart, by SellAuth's ids. */
type CartLine = { productId: number; variantId: number; quantity: number };

/** What SellAuth's `checkout` takes. `modal: false` leads to the checkout instead of framing it. */
export type CheckoutRequest = { cart: CartLine[]; shopId: number; modal: boolean };

/** SellAuth's global. The two `inject…` functions exist in some versions only. */
export type SellAuthEmbed = {
  /** May return a promise. It resolves on failure too: the result never says if a sale began. */
  checkout: (button: HTMLButtonElement, request: CheckoutRequest) => unknown;
  injectCaptcha?: unknown;
  injectStyles?: unknown;
};

/** SellAuth's global, if a script has defined one that can check out. */
export function readSellAuthEmbed(): SellAuthEmbed | undefined {
  const embed = window.sellAuthEmbed;
  return isSellAuthEmbed(embed) ? embed : undefined;
}

function isSellAuthEmbed(value: unknown): value is SellAuthEmbed {
  return (
    typeof value === "object" &&
    value !== null &&
    "checkout" in value &&
    typeof value.checkout === "function"
  );
}
