import type { CheckoutFailure } from "./checkout-failure.ts";

/** SellAuth's mark on a button that it is working for. */
export const checkingOutAttribute = "data-checking-out";

/** How long the platform may work for a button before it counts as hanging. */
export const checkoutTimeoutMs = 15_000;

/**
 * Waits until a checkout that was called is over: its result has settled (it may be a promise)
 * and its mark has gone from the button. Gives the failure, or undefined when it ended well or
 * was given up through the signal. Never rejects.
 */
export function checkoutEnd(
  result: unknown,
  button: HTMLButtonElement,
  signal: AbortSignal,
): Promise<CheckoutFailure | undefined> {
  return new Promise((resolve) => {
    let hasSettled = false;

    const end = (failure?: CheckoutFailure) => {
      observer.disconnect();
      clearTimeout(timer);
      signal.removeEventListener("abort", giveUp);
      resolve(failure);
    };
    const giveUp = () => {
      end();
    };
    const endIfOver = () => {
      if (hasSettled && !button.hasAttribute(checkingOutAttribute)) end();
    };

    const timer = setTimeout(() => {
      end("hanging");
    }, checkoutTimeoutMs);
    const observer = new MutationObserver(endIfOver);
    observer.observe(button, { attributeFilter: [checkingOutAttribute] });
    signal.addEventListener("abort", giveUp);

    const settle = async () => {
      try {
        await result;
        hasSettled = true;
        endIfOver();
      } catch {
        end("threw");
      }
    };
    void settle();
  });
}
