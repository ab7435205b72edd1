import { act, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { expect, test } from "vitest";
import { PlanBar } from "#shop/product/plan-bar.tsx";
import { setInView, setRatioInView } from "#tests/polyfills/observers.ts";

function Page() {
  const plansRef = useRef<HTMLElement>(null);
  return (
    <>
      <section ref={plansRef} id="plans" tabIndex={-1} aria-label="Plans">
        <button data-purchase>Purchase Day Key</button>
        <button data-purchase>Purchase Week Key</button>
        <button>Copy link to Week Key</button>
      </section>
      <PlanBar startingPrice="$8.99" plansRef={plansRef} />
    </>
  );
}

const bar = () => screen.queryByRole("link", { name: /Choose a plan/ });
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

test("it comes when the last Purchase button leaves the view pixel by pixel", () => {
  render(<Page />);
  bringPlans(true);
  for (const ratio of [0.995, 0.98, 0.5, 0]) {
    act(() => setRatioInView(screen.getByRole("button", { name: "Purchase Day Key" }), ratio));
  }
  expect(bar()).toBeVisible();
});

test("a copy button does not count as a plan", () => {
  render(<Page />);
  bringPlans(false);
  bringPlan("Copy link to Week Key", true);
  expect(bar()).toBeVisible();
});
