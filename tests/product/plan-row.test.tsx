import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { Checkout } from "#shop/checkout/use-checkout.ts";
import { PlanFailure } from "#shop/product/plan-failure.tsx";
import { PlanRow } from "#shop/product/plan-row.tsx";
import { productWith } from "#tests/domain/products.ts";

const plan = { name: "3 Day Key", price: 8.99, duration: "1 Day", days: 3, variantId: 7 };
const product = productWith({ subscriptions: [plan] });

function showRow(state: Checkout["state"] = { phase: "idle" }) {
  const checkout = { state, preload: vi.fn<() => void>(), start: vi.fn<Checkout["start"]>() };
  render(<PlanRow product={product} plan={plan} isFeatured={false} checkout={checkout} />);
  return checkout;
}

const row = () => screen.getByRole("listitem");
const purchase = () => screen.getByRole("button", { name: /^Purchase ?3 Day Key, \$8\.99$/ });

test("a pointer over the row preloads the checkout", async () => {
  const { preload } = showRow();
  expect(preload).not.toHaveBeenCalled();
  await userEvent.hover(row());
  expect(preload).toHaveBeenCalled();
});

test("a finger that scrolls over the row does not preload the checkout", () => {
  const { preload } = showRow();
  fireEvent.pointerEnter(row(), { pointerType: "touch" });
  fireEvent.pointerLeave(row(), { pointerType: "touch" });
  expect(preload).not.toHaveBeenCalled();
});

test("focus on Purchase preloads the checkout; focus on the row itself does not", () => {
  const { preload } = showRow();
  row().focus();
  expect(preload).not.toHaveBeenCalled();
  act(() => purchase().focus());
  expect(preload).toHaveBeenCalled();
});

test("the price per day is shown beside the duration", () => {
  showRow();
  expect(screen.getByText("1 Day").parentElement).toHaveTextContent(/^1 Day ?\$3\.00 a day$/);
});

test("by default it is not busy, and announces nothing", () => {
  showRow();
  expect(purchase()).toHaveAttribute("aria-busy", "false");
  expect(purchase().querySelector("svg")).not.toBeInTheDocument();
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("while the checkout opens, the button is busy, announces it, and can still be pressed", () => {
  showRow({ phase: "busy", variantId: 7 });
  expect(purchase()).toHaveAttribute("aria-busy", "true");
  expect(purchase().querySelector(".animate-busy")).toBeInTheDocument();
  expect(screen.getByRole("status")).toHaveTextContent("Opening the checkout for 3 Day Key.");
  expect(purchase()).toBeEnabled();
});

test("while another plan's checkout opens, the button is dimmed", () => {
  showRow({ phase: "busy", variantId: 8 });
  expect(purchase()).toHaveAttribute("data-waiting");
  expect(purchase()).toHaveAttribute("aria-busy", "false");
});

test("the error message is scrolled into view", () => {
  const scroll = vi.spyOn(Element.prototype, "scrollIntoView");
  showRow({ phase: "failed", variantId: 7, reason: "blocked" });
  expect(screen.getByRole("alert")).toHaveTextContent(/could not be loaded/);
  expect(scroll.mock.contexts).toContain(screen.getByRole("alert"));
});

test("a failed checkout also shows the steps after paying", () => {
  const steps = ["Look into your mail."];
  render(
    <PlanFailure failure="It was blocked." planName="Key" storeHref="/" afterPayment={steps} />,
  );
  expect(screen.getByRole("alert")).toHaveTextContent("After you payLook into your mail.");
});
