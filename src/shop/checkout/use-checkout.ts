import { useEffect, useRef, useState } from "react";
import { type CartItem, sellingPlatform } from "#domain/selling-platform.ts";
import { loadCheckoutScript } from "./checkout-script.ts";
import { type CheckoutNotice, type CheckoutSettings, startCheckout } from "./start-checkout.ts";
import { whenOpened } from "./when-opened.ts";

type CheckoutState = {
  /** The `variantId` of the plan whose checkout is busy. */
  busyId: number | undefined;
  /** The notice beside a plan. */
  notice: { variantId: number; reason: CheckoutNotice } | undefined;
};

export type Checkout = {
  state: CheckoutState;
  /** Loads the platform's script in advance, once. Ignores failures. */
  preload: () => void;
  /** Starts a checkout, unless one is busy. */
  start: (item: CartItem, button: HTMLButtonElement) => void;
};

/** A checkout that does not fail stays busy for at least this long, so that a double click starts only one. */
const doubleClickMs = 800;

/** The time in which a checkout that has ended should open something. */
const openingMs = 3000;

/** The page stays in front while a slow checkout loads, so only this event shows that the visitor leaves. */
const leavingEvents = ["beforeunload"];

/** After a press, another window in front may also be the checkout. */
const openingEvents = ["blur", "visibilitychange", ...leavingEvents];

const idle: CheckoutState = { busyId: undefined, notice: undefined };

/**
 * The checkout of one screen: at most one runs, and unmounting cancels it. The busy state is painted
 * before the platform's script blocks the main thread.
 */
export function useCheckout(settings: CheckoutSettings): Checkout {
  const [state, setState] = useState<CheckoutState>(idle);
  // A ref, not the state: a second press can come before the first is rendered.
  const isBusyRef = useRef(false);
  const controlRef = useRef<AbortController>(null);
  const isPreloadedRef = useRef(false);

  useEffect(() => {
    const cancel = () => {
      controlRef.current?.abort();
      isBusyRef.current = false;
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

  useEffect(() => {
    if (!keptNotice(state.notice)) return;
    const control = new AbortController();
    // A blur does not remove it: a shopper who looks at another window still needs the link to the store.
    void whenOpened(leavingEvents, control.signal).then(() =>
      setState(({ busyId }) => ({ busyId, notice: undefined })),
    );
    return () => control.abort();
  }, [state.notice]);

  const preload = () => {
    // Once: if the script is blocked, only a press loads it again.
    if (isPreloadedRef.current) return;
    isPreloadedRef.current = true;
    void wait(0).then(() =>
      loadCheckoutScript(sellingPlatform(settings), settings.checkoutScriptUrl),
    );
  };

  const start = async (item: CartItem, button: HTMLButtonElement) => {
    if (isBusyRef.current) return;
    isBusyRef.current = true;
    // Stops watching for what the last checkout opens.
    controlRef.current?.abort();
    const control = new AbortController();
    controlRef.current = control;
    const { signal } = control;
    const { variantId } = item;
    setState(({ notice }) => ({ busyId: variantId, notice: keptNotice(notice) }));

    const opening = whenOpened(openingEvents, signal);
    const doubleClickOver = wait(doubleClickMs);
    // Lets the browser paint the busy button.
    await wait(0);
    const failure = await startCheckout({ settings, item, button, signal });
    if (!failure) await doubleClickOver;
    if (signal.aborted) return;
    isBusyRef.current = false;
    setState(({ notice }) => ({ busyId: undefined, notice }));

    const reason = failure ?? (await Promise.race([opening, unopened()]));
    // Another press has started a checkout, or the visitor has left.
    if (signal.aborted) return;
    control.abort();
    setState({ busyId: undefined, notice: reason ? { variantId, reason } : undefined });
  };

  return { state, preload, start: (item, button) => void start(item, button) };
}

/** A notice that the next press does not remove: after one hang, a script may ignore every press. */
function keptNotice(notice: CheckoutState["notice"]): CheckoutState["notice"] {
  return notice?.reason === "hanging" || notice?.reason === "unopened" ? notice : undefined;
}

/** Reports "unopened" once `openingMs` has passed. */
async function unopened(): Promise<CheckoutNotice> {
  await wait(openingMs);
  return "unopened";
}

function wait(durationMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, durationMs));
}
