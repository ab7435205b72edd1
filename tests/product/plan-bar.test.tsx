import { act, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { expect, test } from "vitest";
import { PlanBar } from "#shop/product/plan-bar.tsx";
import { setInView } from "#tests/polyfills/intersection-observer.ts";

function Page() {
  const plansRef = useRef<HTMLElement>(null);
  return (
    <>
      <section ref={plansRef} aria-label="Plans">
        <button data-purchase>Purchase Day Key</button>
        <button data-purchase>Purchase Week Key</button>
      </section>
      <PlanBar startingPrice="$8.99" plansRef={plansRef} />
    </>
  );
}

const bar = () => screen.queryByRole("link", { name: /From \$8\.99.*Choose a plan/ });
const bring = (name: string, isInView: boolean) => {
  act(() => setInView(screen.getByRole("button", { name }), isInView));
};

test("the bar is visible while no Purchase button is in view", () => {
  render(<Page />);
  expect(bar(), "before the first measurement").not.toBeInTheDocument();
  bring("Purchase Day Key", false);
  expect(bar()).toBeVisible();
  bring("Purchase Week Key", true);
  expect(bar()).not.toBeInTheDocument();
  bring("Purchase Week Key", false);
  expect(bar()).toBeVisible();
});
