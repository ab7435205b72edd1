import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { checkoutFailureText } from "#shop/checkout/checkout-failure.ts";
import { nextTask, useCheckout } from "#shop/checkout/use-checkout.ts";
import type { Subscription } from "#domain/subscription.ts";
import {
  checkingOutAttribute,
  removePlatform,
  makeMarkingPlatform,
  scriptLoads,
  scriptIsBlocked,
  scriptTags,
  scriptUrl,
  runQueued,
  violatePolicy,
} from "./platform-script.ts";

const settings = { shopId: 11, storeUrl: "/", checkoutScriptUrl: scriptUrl };
const plans: Subscription[] = [
  { name: "Day Key", price: 2.99, duration: "1 Day", variantId: 31 },
  { name: "Week Key", price: 6.99, duration: "1 Week", variantId: 32 },
];

function Plans() {
  const { state, preload, start } = useCheckout(settings);
  return plans.map((plan) => {
    const isPressed = state.phase !== "idle" && state.variantId === plan.variantId;
    return (
      <div key={plan.variantId}>
        <button
          type="button"
          aria-busy={isPressed && state.phase === "busy"}
          onFocus={preload}
          onPointerEnter={preload}
          onClick={(event) => {
            start({ productId: 22, variantId: plan.variantId }, event.currentTarget);
          }}
        >
          {plan.name}
        </button>
        {isPressed && state.phase === "failed" && (
          <p role="alert">{checkoutFailureText[state.reason]}</p>
        )}
      </div>
    );
  });
}

const button = (name: string) => screen.getByRole("button", { name });
const alertText = () => screen.queryByRole("alert")?.textContent;

function showPlans() {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const page = render(<Plans />);
  // Both start their work in the next task.
  const hover = async (name: string) => {
    await user.hover(button(name));
    await act(nextTask);
  };
  const press = async (name: string) => {
    await user.click(button(name));
    await act(nextTask);
  };
  return { user, hover, press, ...page };
}

async function finish(name: string) {
  await act(async () => {
    button(name).removeAttribute(checkingOutAttribute);
    await vi.advanceTimersByTimeAsync(1000);
  });
  expect(button(name)).toHaveAttribute("aria-busy", "false");
}

async function actAsync(event: () => void) {
  await act(async () => {
    event();
    await nextTask();
    await runQueued();
  });
}

const blockRequest = () => actAsync(() => violatePolicy("connect-src"));

/** Opens the page, or restores it from the back/forward cache. */
const showPage = (init: PageTransitionEventInit) =>
  actAsync(() => window.dispatchEvent(new PageTransitionEvent("pageshow", init)));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
});

afterEach(async () => {
  // A script that is still loading would be shared with the next test.
  if (scriptTags().length > 0 && !window.sellAuthEmbed) await actAsync(scriptIsBlocked);
  removePlatform();
});

describe("hover or focus", () => {
  it("shows no error when the script is blocked, and does not load it again until a press", async () => {
    const { hover, press } = showPlans();
    await hover("Day Key");
    await actAsync(scriptIsBlocked);
    await hover("Week Key");
    expect(scriptTags()).toHaveLength(0);
    expect(alertText()).toBeUndefined();

    await press("Week Key");
    expect(scriptTags()).toHaveLength(1);
  });
});

describe("a press", () => {
  it("shows the busy state before the platform is called", async () => {
    const embed = makeMarkingPlatform();
    window.sellAuthEmbed = embed;
    showPlans();
    fireEvent.click(button("Week Key"));
    expect(button("Week Key")).toHaveAttribute("aria-busy", "true");
    expect(embed.checkout).not.toHaveBeenCalled();
    await act(nextTask);
    expect(embed.checkout).toHaveBeenCalledOnce();
    await finish("Week Key");
  });

  it("starts one checkout, however often any plan is pressed until it has opened", async () => {
    const embed = makeMarkingPlatform();
    window.sellAuthEmbed = embed;
    const { press } = showPlans();
    await actAsync(() => {
      // Before the next render.
      button("Week Key").click();
      button("Week Key").click();
    });
    await press("Day Key");
    await press("Week Key");
    expect(embed.checkout).toHaveBeenCalledOnce();
    expect(button("Day Key")).toHaveAttribute("aria-busy", "false");
    await finish("Week Key");
  });
});

describe("a part that the security policy blocks", () => {
  it("ends a pending checkout at once", async () => {
    window.sellAuthEmbed = makeMarkingPlatform();
    const { press } = showPlans();
    await press("Week Key");
    await blockRequest();
    expect(alertText()).toBe(checkoutFailureText.policy);
    expect(button("Week Key")).toHaveAttribute("aria-busy", "false");
    expect(button("Week Key")).not.toHaveAttribute(checkingOutAttribute);
  });

  it("fails each checkout that ended without an error, and every press calls the platform", async () => {
    const checkout = vi.fn();
    window.sellAuthEmbed = { checkout };
    const { hover, press } = showPlans();
    await hover("Week Key");
    for (const calls of [1, 2]) {
      await press("Week Key");
      expect(checkout).toHaveBeenCalledTimes(calls);
      expect(alertText()).toBeUndefined();
      await blockRequest();
      expect(alertText()).toBe(checkoutFailureText.policy);
    }
    // The checkout that stays busy for a double click must not remove the message.
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(alertText()).toBe(checkoutFailureText.policy);
  });

  it("fails a checkout that is no longer busy", async () => {
    window.sellAuthEmbed = { checkout: vi.fn() };
    const { press } = showPlans();
    await press("Week Key");
    await finish("Week Key");
    await blockRequest();
    expect(alertText()).toBe(checkoutFailureText.policy);
  });

  it("fails each checkout of a script that was blocked when it was preloaded", async () => {
    const checkout = vi.fn();
    const { hover, press } = showPlans();
    await hover("Week Key");
    await actAsync(() => scriptLoads({ checkout }));
    await blockRequest();
    for (const calls of [1, 2]) {
      await press("Week Key");
      expect(checkout).toHaveBeenCalledTimes(calls);
      await act(() => vi.advanceTimersByTimeAsync(1000));
      expect(alertText()).toBe(checkoutFailureText.policy);
    }
  });

  it("fails no checkout if it was blocked long before the press", async () => {
    window.sellAuthEmbed = { checkout: vi.fn() };
    const { hover, press } = showPlans();
    await hover("Week Key");
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    await blockRequest();
    await press("Week Key");
    await finish("Week Key");
    expect(alertText()).toBeUndefined();
  });
});

describe("leaving", () => {
  it("unmounting before the next task starts no checkout", async () => {
    const embed = makeMarkingPlatform();
    window.sellAuthEmbed = embed;
    const { unmount } = showPlans();
    fireEvent.click(button("Week Key"));
    unmount();
    await act(nextTask);
    expect(embed.checkout).not.toHaveBeenCalled();
  });

  it("a page restored by the back/forward cache is not busy and can start a checkout", async () => {
    const embed = makeMarkingPlatform();
    window.sellAuthEmbed = embed;
    const { press } = showPlans();
    await press("Week Key");
    await showPage({ persisted: false });
    expect(button("Week Key")).toHaveAttribute("aria-busy", "true");
    await showPage({ persisted: true });
    expect(button("Week Key")).toHaveAttribute("aria-busy", "false");
    expect(button("Week Key")).not.toHaveAttribute(checkingOutAttribute);
    await press("Week Key");
    expect(embed.checkout).toHaveBeenCalledTimes(2);
    await finish("Week Key");
  });

  it("a cancelled checkout does not end the next one", async () => {
    const { press } = showPlans();
    await press("Day Key");
    await showPage({ persisted: true });
    await press("Week Key");
    await actAsync(() => scriptLoads(makeMarkingPlatform()));
    expect(button("Week Key")).toHaveAttribute("aria-busy", "true");
    await finish("Week Key");
  });
});
