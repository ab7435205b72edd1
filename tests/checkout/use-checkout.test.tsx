import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { checkingOutAttribute } from "#checkout/start-checkout.ts";
import { checkoutFailureText } from "#checkout/checkout-failure.ts";
import { nextTask } from "#checkout/next-task.ts";
import { useCheckout } from "#checkout/use-checkout.ts";
import type { Subscription } from "#domain/subscription.ts";
import { expectConsole } from "#tests/console-guard.ts";
import {
  forgetPlatform,
  makeMarkingPlatform,
  scriptArrives,
  scriptIsBlocked,
  scriptTags,
  scriptUrl,
  turn,
} from "./platform-script.ts";

// No other task comes between, but where a test holds the next one.
vi.mock(import("#checkout/next-task.ts"), () => ({ nextTask: vi.fn(() => Promise.resolve()) }));

function holdTask() {
  let letGo: (() => void) | undefined;
  vi.mocked(nextTask).mockReturnValueOnce(
    new Promise((resolve) => {
      letGo = resolve;
    }),
  );
  return () => happens(() => letGo?.());
}

const settings = { shopId: 11, checkoutScriptUrl: scriptUrl };
const plans: Subscription[] = [
  { name: "Day Key", price: 2.99, duration: "1 Day", variantId: 31 },
  { name: "Week Key", price: 6.99, duration: "1 Week", variantId: 32 },
];

function Plans() {
  const { state, prepare, start } = useCheckout(settings);
  return plans.map((plan) => {
    const isPressed = state.phase !== "idle" && state.variantId === plan.variantId;
    return (
      <div key={plan.variantId}>
        <button
          type="button"
          aria-busy={isPressed && state.phase === "busy"}
          onFocus={prepare}
          onPointerEnter={prepare}
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
  const user = userEvent.setup();
  return { user, ...render(<Plans />, { wrapper: StrictMode }) };
}

async function release(name: string) {
  await act(async () => {
    button(name).removeAttribute(checkingOutAttribute);
    await turn();
  });
  await waitFor(() => expect(button(name)).toHaveAttribute("aria-busy", "false"));
}

async function happens(event: () => void) {
  await act(async () => {
    event();
    await turn();
  });
}

afterEach(async () => {
  // A script that is still awaited would be shared with the next test.
  if (scriptTags().length > 0 && !window.sellAuthEmbed) await happens(scriptIsBlocked);
  forgetPlatform();
});

describe("interest", () => {
  it("nothing is loaded before it", async () => {
    showPlans();
    await turn();
    expect(scriptTags()).toHaveLength(0);
  });

  it("loads the script once, and starts nothing", async () => {
    const embed = makeMarkingPlatform();
    const { user } = showPlans();
    await user.hover(button("Day Key"));
    await user.hover(button("Week Key"));
    await user.tab();
    expect(scriptTags()).toHaveLength(1);
    await happens(() => scriptArrives(embed));
    expect(embed.checkout).not.toHaveBeenCalled();
    expect(button("Day Key")).toHaveAttribute("aria-busy", "false");
  });

  it("stays quiet when the script is blocked, and does not ask again until a press", async () => {
    const { user } = showPlans();
    await user.hover(button("Day Key"));
    await happens(scriptIsBlocked);
    await user.hover(button("Week Key"));
    expect(scriptTags()).toHaveLength(0);
    expect(alertText()).toBeUndefined();

    await user.click(button("Week Key"));
    expect(scriptTags()).toHaveLength(1);
  });

  it("lets a press that comes meanwhile wait for the same script", async () => {
    const embed = makeMarkingPlatform();
    const { user } = showPlans();
    await user.hover(button("Week Key"));
    await user.click(button("Week Key"));
    expect(button("Week Key")).toHaveAttribute("aria-busy", "true");
    expect(scriptTags()).toHaveLength(1);
    await happens(() => scriptArrives(embed));
    expect(embed.checkout).toHaveBeenCalledOnce();
    await release("Week Key");
  });
});

describe("a press", () => {
  it("makes the pressed button busy, and only it, until the platform lets it go", async () => {
    window.sellAuthEmbed = makeMarkingPlatform();
    const { user } = showPlans();
    await user.click(button("Week Key"));
    expect(button("Week Key")).toHaveAttribute("aria-busy", "true");
    expect(button("Day Key")).toHaveAttribute("aria-busy", "false");
    await release("Week Key");
    expect(button("Week Key")).toHaveAttribute("aria-busy", "false");
    expect(alertText()).toBeUndefined();
  });

  it("is answered before the platform begins its work", async () => {
    const embed = makeMarkingPlatform();
    window.sellAuthEmbed = embed;
    const { user } = showPlans();
    await user.hover(button("Week Key"));
    const letGo = holdTask();
    await user.click(button("Week Key"));
    expect(button("Week Key")).toHaveAttribute("aria-busy", "true");
    expect(embed.checkout).not.toHaveBeenCalled();
    await letGo();
    expect(embed.checkout).toHaveBeenCalledOnce();
    await release("Week Key");
  });

  it("starts one checkout, however often and on whatever plan it is repeated", async () => {
    const embed = makeMarkingPlatform();
    window.sellAuthEmbed = embed;
    const { user } = showPlans();
    await user.dblClick(button("Week Key"));
    await user.click(button("Day Key"));
    expect(embed.checkout).toHaveBeenCalledOnce();
    expect(embed.checkout).toHaveBeenCalledWith(
      button("Week Key"),
      expect.objectContaining({ cart: [{ productId: 22, variantId: 32, quantity: 1 }] }),
    );
    await release("Week Key");
    await user.click(button("Day Key"));
    expect(embed.checkout).toHaveBeenCalledTimes(2);
    await release("Day Key");
  });

  it("starts one checkout when the second comes before the page is drawn again", async () => {
    const embed = makeMarkingPlatform();
    window.sellAuthEmbed = embed;
    showPlans();
    await happens(() => {
      button("Week Key").click();
      button("Week Key").click();
    });
    expect(embed.checkout).toHaveBeenCalledOnce();
    await release("Week Key");
  });

  it("says a failure at the pressed plan, and the next press tries afresh", async () => {
    const embed = makeMarkingPlatform();
    const { user } = showPlans();
    await user.click(button("Week Key"));
    await happens(scriptIsBlocked);
    expect(alertText()).toBe(checkoutFailureText.blocked);
    expect(button("Week Key")).toHaveAttribute("aria-busy", "false");

    await user.click(button("Week Key"));
    expect(alertText()).toBeUndefined();
    await happens(() => scriptArrives(embed));
    expect(embed.checkout).toHaveBeenCalledOnce();
    await release("Week Key");
    expect(alertText()).toBeUndefined();
  });

  it("says that a checkout threw", async () => {
    expectConsole("error", /broken/);
    window.sellAuthEmbed = {
      checkout: () => {
        throw new Error("broken");
      },
    };
    const { user } = showPlans();
    await user.click(button("Day Key"));
    await happens(() => {});
    expect(alertText()).toBe(checkoutFailureText.threw);
  });
});

describe("leaving", () => {
  it("a screen that has gone before the next task starts no checkout", async () => {
    const embed = makeMarkingPlatform();
    window.sellAuthEmbed = embed;
    const { user, unmount } = showPlans();
    await user.hover(button("Week Key"));
    const letGo = holdTask();
    await user.click(button("Week Key"));
    unmount();
    await letGo();
    expect(embed.checkout).not.toHaveBeenCalled();
  });

  it("a screen that has gone starts no checkout", async () => {
    const embed = makeMarkingPlatform();
    const { user, unmount } = showPlans();
    await user.click(button("Week Key"));
    unmount();
    await happens(() => scriptArrives(embed));
    expect(embed.checkout).not.toHaveBeenCalled();
  });

  it("a page that the browser brings back is not busy, and can be bought from", async () => {
    const embed = makeMarkingPlatform();
    window.sellAuthEmbed = embed;
    const { user } = showPlans();
    await user.click(button("Week Key"));
    await happens(() =>
      window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
    );
    expect(button("Week Key")).toHaveAttribute("aria-busy", "false");
    expect(button("Week Key")).not.toHaveAttribute(checkingOutAttribute);
    await user.click(button("Week Key"));
    expect(embed.checkout).toHaveBeenCalledTimes(2);
    await release("Week Key");
  });

  it("a checkout that was given up does not end the one that came after it", async () => {
    const { user } = showPlans();
    await user.click(button("Day Key"));
    await happens(() =>
      window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
    );
    await user.click(button("Week Key"));
    await happens(() => scriptArrives(makeMarkingPlatform()));
    expect(button("Week Key")).toHaveAttribute("aria-busy", "true");
    await release("Week Key");
  });

  it("the first showing of a page changes nothing", async () => {
    window.sellAuthEmbed = makeMarkingPlatform();
    const { user } = showPlans();
    await user.click(button("Week Key"));
    await happens(() =>
      window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false })),
    );
    expect(button("Week Key")).toHaveAttribute("aria-busy", "true");
    await release("Week Key");
  });
});
