import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRef } from "react";
import { expect, test, vi } from "vitest";
import { PlanBar } from "#product/plan-bar.tsx";
import { setInView } from "#tests/polyfills/observers.ts";

function Page() {
  const plansRef = useRef<HTMLElement>(null);
  return (
    <>
      <section ref={plansRef} id="plans" tabIndex={-1} aria-label="Plans">
        <button>Purchase Day Key</button>
        <button>Purchase Week Key</button>
      </section>
      <PlanBar startingPrice="$8.99" plansRef={plansRef} plansId="plans" />
    </>
  );
}

const bar = () => screen.queryByRole("link", { name: /Choose a plan/ });
const plans = () => screen.getByRole("region", { name: "Plans" });
const bringPlan = (name: string, isInView: boolean) => {
  act(() => setInView(screen.getByRole("button", { name }), isInView));
};
const bringPlans = (isInView: boolean) => {
  bringPlan("Purchase Day Key", isInView);
};

test("before the first measurement there is no bar", () => {
  render(<Page />);
  expect(bar()).not.toBeInTheDocument();
});

test("it is visible while no plan is in view", () => {
  render(<Page />);
  bringPlans(false);
  expect(bar()).toBeVisible();
  bringPlans(true);
  expect(bar()).not.toBeInTheDocument();
  bringPlan("Purchase Week Key", true);
  bringPlans(false);
  expect(bar()).not.toBeInTheDocument();
  bringPlan("Purchase Week Key", false);
  expect(bar()).toBeVisible();
});

test("it shows the starting price and a call to action", () => {
  render(<Page />);
  bringPlans(false);
  expect(bar()).toHaveTextContent("From $8.99·Choose a plan");
});

test("a press scrolls to the plans and moves the focus there", async () => {
  render(<Page />);
  bringPlans(false);
  const scroll = vi.spyOn(Element.prototype, "scrollIntoView");
  await userEvent.click(bar() ?? expect.fail("no bar"));
  expect(scroll.mock.instances).toEqual([plans()]);
  expect(plans()).toHaveFocus();
});

test.each(["ctrlKey", "metaKey", "shiftKey"])("a press with %s is left to the browser", (key) => {
  render(<Page />);
  bringPlans(false);
  const isUntouched = fireEvent.click(bar() ?? expect.fail("no bar"), { [key]: true });
  expect(isUntouched).toBe(true);
  expect(plans()).not.toHaveFocus();
});

test("its space is removed with the product screen", () => {
  const page = render(<Page />);
  bringPlans(false);
  page.unmount();
});

test("wide screens, which show the plans beside the media, have no bar", () => {
  render(<Page />);
  bringPlans(false);
  expect(bar()).toHaveClass("lg:hidden");
});
