import { useEffect, useRef, useState } from "react";
import type { Subscription } from "#domain/subscription.ts";
import type { CheckoutFailure } from "./checkout-failure.ts";
import { loadCheckoutScript } from "./load-checkout-script.ts";
import { nextTask } from "./next-task.ts";
import { type CheckoutSettings, startCheckout } from "./start-checkout.ts";

/** Where the checkout stands; `variantId` names the plan whose button was pressed. */
export type CheckoutState =
  | { phase: "idle" }
  | { phase: "busy"; variantId: number }
  | { phase: "failed"; variantId: number; reason: CheckoutFailure };

export type Checkout = {
  state: CheckoutState;
  /** On the first sign of interest: begins to load the platform's script. A failure stays quiet. */
  prepare: () => void;
  /** On a press. While a checkout is busy, further presses do nothing. */
  start: (plan: Subscription, button: HTMLButtonElement) => void;
};

/** How long the second of two quick presses may take to come: it starts no checkout of its own. */
const secondPressMs = 800;

const idle: CheckoutState = { phase: "idle" };

/**
 * The checkout of one screen: at most one runs, and it is given up when the screen goes. What the
 * visitor does is answered on the screen before the platform begins its work.
 */
export function useCheckout(settings: CheckoutSettings): Checkout {
  const [state, setState] = useState<CheckoutState>(idle);
  // A ref, not the state: a second press can come before the first is rendered.
  const running = useRef<AbortController>(null);
  const isPrepared = useRef(false);

  useEffect(() => {
    const giveUp = () => {
      running.current?.abort();
      running.current = null;
    };
    // Back from the seller, the browser may show this page as it was left: busy.
    const resetWhenRestored = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      giveUp();
      setState(idle);
    };
    window.addEventListener("pageshow", resetWhenRestored);
    return () => {
      window.removeEventListener("pageshow", resetWhenRestored);
      giveUp();
    };
  }, []);

  const prepare = () => {
    // Once: where the script is blocked, each touch would ask for it again. A press still does.
    if (isPrepared.current) return;
    isPrepared.current = true;
    void nextTask().then(() => loadCheckoutScript(settings.checkoutScriptUrl));
  };

  const run = async (
    plan: Subscription,
    button: HTMLButtonElement,
    { signal }: AbortController,
  ) => {
    const { variantId } = plan;
    setState({ phase: "busy", variantId });
    await nextTask();
    if (signal.aborted) return;
    const secondPress = waitFor(secondPressMs);
    const reason = await startCheckout({ settings, plan, button, signal });
    if (!reason) await secondPress;
    if (signal.aborted) return;
    running.current = null;
    setState(reason ? { phase: "failed", variantId, reason } : idle);
  };

  const start = (plan: Subscription, button: HTMLButtonElement) => {
    if (running.current) return;
    running.current = new AbortController();
    void run(plan, button, running.current);
  };

  return { state, prepare, start };
}

function waitFor(durationMs: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, durationMs);
  });
}
