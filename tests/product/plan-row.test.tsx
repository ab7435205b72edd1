import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { Subscription } from "#domain/subscription.ts";
import { PlanRow } from "#product/plan-row.tsx";

type Changes = {
  isWaiting?: boolean;
  pricePerDay?: string;
  isBusy?: boolean;
  failure?: string;
  afterPayment?: string[];
  plan?: Subscription;
};

const plan = { name: "3 Day Key", price: 8.99, duration: "1 Day", variantId: 7 };
const storeHref = "https://store.example/?variant=3%20Day%20Key";

function showRow(changes: Changes = {}) {
  const onPreload = vi.fn<() => void>();
  const onPurchase = vi.fn<(button: HTMLButtonElement) => void>();
  render(
    <PlanRow
      plan={plan}
      slug="3-day-key"
      price="$8.99"
      path="/product/1#3-day-key"
      storeHref={storeHref}
      heading="h3"
      isCompact={false}
      afterPayment={[]}
      pricePerDay={undefined}
      isFeatured={false}
      isBusy={false}
      isWaiting={false}
      failure={undefined}
      onPreload={onPreload}
      onPurchase={onPurchase}
      {...changes}
    />,
  );
  return { onPreload, onPurchase };
}

const row = () => screen.getByRole("listitem");
const purchase = () => screen.getByRole("button", { name: /^Purchase ?3 Day Key, \$8\.99$/ });

test("a pointer over the row preloads the checkout", async () => {
  const { onPreload } = showRow();
  expect(onPreload).not.toHaveBeenCalled();
  await userEvent.hover(row());
  expect(onPreload).toHaveBeenCalled();
});

test("a finger that scrolls over the row does not preload the checkout", () => {
  const { onPreload } = showRow();
  fireEvent.pointerEnter(row(), { pointerType: "touch" });
  fireEvent.pointerLeave(row(), { pointerType: "touch" });
  expect(onPreload).not.toHaveBeenCalled();
});

test("focus on Purchase preloads the checkout; focus on the row itself does not", async () => {
  const { onPreload } = showRow();
  row().focus();
  expect(onPreload).not.toHaveBeenCalled();
  act(() => purchase().focus());
  expect(onPreload).toHaveBeenCalled();
});

test("the price per day is shown beside the duration", () => {
  showRow({ pricePerDay: "$3.00" });
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
  showRow({ isBusy: true });
  expect(purchase()).toHaveAttribute("aria-busy", "true");
  expect(purchase().querySelector(".animate-busy")).toBeInTheDocument();
  expect(screen.getByRole("status")).toHaveTextContent("Opening the checkout for 3 Day Key.");
  expect(purchase()).toBeEnabled();
});

test("while another plan's checkout opens, the button is dimmed", () => {
  showRow({ isWaiting: true });
  expect(purchase()).toHaveAttribute("data-waiting");
});

test("the error message is scrolled into view", () => {
  const scroll = vi.spyOn(Element.prototype, "scrollIntoView");
  showRow({ failure: "The checkout could not be loaded." });
  expect(scroll.mock.contexts).toContain(screen.getByRole("alert"));
});

test("a failed checkout also shows the steps after paying", () => {
  showRow({ failure: "It was blocked.", afterPayment: ["Look into your mail."] });
  expect(screen.getByRole("alert")).toHaveTextContent("After you payLook into your mail.");
});
