import { useEffect, useRef, useState } from "react";
import { type CartItem, sellingPlatform } from "#domain/selling-platform.ts";
import { loadCheckoutScript } from "./checkout-script.ts";
import { type CheckoutFailure, type CheckoutSettings, startCheckout } from "./start-checkout.ts";

/** The state of the checkout; `variantId` is the plan whose button was pressed. */
type CheckoutState =
  | { phase: "idle" }
  | { phase: "busy"; variantId: number }
  | { phase: "failed"; variantId: number; reason: CheckoutFailure };

export type Checkout = {
  state: CheckoutState;
  /** Loads the platform's script in advance, once. Ignores failures. */
  preload: () => void;
  /** Starts a checkout, unless one is busy. */
  start: (item: CartItem, button: HTMLButtonElement) => void;
};

/** A checkout stays busy for at least this long, so that a double click starts only one. */
const doubleClickMs = 800;

const idle: CheckoutState = { phase: "idle" };

/**
 * The checkout of one screen: at most one runs, and unmounting cancels it. The busy state is painted
 * before the platform's script blocks the main thread.
 */
export function useCheckout(settings: CheckoutSettings): Checkout {
  const [state, setState] = useState<CheckoutState>(idle);
  // A ref, not the state: a second press can come before the first is rendered.
  const runningRef = useRef<AbortController>(null);
  const isPreloadedRef = useRef(false);

  useEffect(() => {
    const cancel = () => {
      runningRef.current?.abort();
      runningRef.current = null;
    };
    // The back/forward cache may restore the page as it was when the checkout opened: busy.
    const resetWhenRestored = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      cancel();
      setState(idle);
    };
    window.addEventListener("pageshow", resetWhenRestored);
    return () => {
      window.removeEventListener("pageshow", resetWhenRestored);
      cancel();
    };
  }, []);

  const preload = () => {
    // Once: if the script is blocked, only a press loads it again.
    if (isPreloadedRef.current) return;
    isPreloadedRef.current = true;
    void wait(0).then(() =>
      loadCheckoutScript(sellingPlatform(settings), settings.checkoutScriptUrl),
    );
  };

  const run = async (item: CartItem, button: HTMLButtonElement) => {
    if (runningRef.current) return;
    const { variantId } = item;
    const control = new AbortController();
    const { signal } = control;
    runningRef.current = control;
    setState({ phase: "busy", variantId });
    const doubleClickOver = wait(doubleClickMs);
    // The browser paints the busy button.
    await wait(0);
    const reason = await startCheckout({ settings, item, button, signal });
    if (!reason) await doubleClickOver;
    if (signal.aborted) return;
    runningRef.current = null;
    setState(reason ? { phase: "failed", variantId, reason } : idle);
  };

  return { state, preload, start: (item, button) => void run(item, button) };
}

function wait(durationMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, durationMs));
}
