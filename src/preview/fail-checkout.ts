import type { CheckoutFailure } from "#checkout/checkout-failure.ts";

/** What the page gets in place of the seller's script; nothing at all is a script that hangs. */
const standIns: Record<CheckoutFailure, string | undefined> = {
  blocked: "blob:no-such-script",
  hanging: undefined,
  empty: "data:text/javascript,",
  threw: `data:text/javascript,${encodeURIComponent(
    'window.sellAuthEmbed = { checkout() { throw new Error("Preview: the checkout throws."); } };',
  )}`,
};

/**
 * Makes the checkout fail in one way until the returned function is called: the seller's script
 * is swapped on its way into the page. Everything after that is the shop's real code.
 */
export function failCheckout(scriptUrl: string, failure: CheckoutFailure): () => void {
  const { head } = document;
  const append = head.append.bind(head);
  const address = new URL(scriptUrl, document.baseURI).href;
  const standIn = standIns[failure];
  const hanging: HTMLScriptElement[] = [];

  // Kept and given back, since a seller's script may not bear to run twice.
  const realEmbed = window.sellAuthEmbed;
  window.sellAuthEmbed = undefined;

  head.append = (...nodes) => {
    for (const node of nodes) {
      if (!(node instanceof HTMLScriptElement) || node.src !== address) append(node);
      else if (standIn === undefined) hanging.push(node);
      else append(Object.assign(node, { src: standIn }));
    }
  };

  return () => {
    Reflect.deleteProperty(head, "append");
    window.sellAuthEmbed = realEmbed;
    // Otherwise the next press would wait for it as well.
    for (const script of hanging) script.dispatchEvent(new Event("error"));
  };
}
