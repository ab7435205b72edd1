import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRef } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, test } from "vitest";
import { ProductPlans } from "#shop/product/product-plans.tsx";
import {
  checkingOutAttribute,
  defineGlobal,
  keepBusy,
  removePlatform,
  scriptLoads,
  scriptTags,
} from "#tests/checkout/platform-script.ts";
import { expectConsole } from "#tests/console-guard.ts";
import { productWith } from "#tests/domain/products.ts";

const product = productWith({
  subscriptions: [
    { name: "3 Day Key", price: 8.99, duration: "1 Day", days: 3, variantId: 31 },
    { name: "Week Key", price: 14.99, duration: "1 Week", variantId: 32 },
  ],
});

function Plans() {
  return <ProductPlans product={product} sectionRef={useRef(null)} />;
}

const showPlans = () => render(<Plans />, { wrapper: MemoryRouter });

const row = (name: string) =>
  screen.getByRole("heading", { name }).closest("li") ?? expect.fail("no row");
const purchase = (name: string) =>
  screen.getByRole("button", { name: new RegExp(`^Purchase ?${name}, `) });
const press = (name: string) => userEvent.click(purchase(name));

/** Waits for work that starts in the next task. */
const nextTask = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

/** Opens the page, or restores it from the back/forward cache. */
function showPage(persisted: boolean) {
  act(() => void window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted })));
}

/** A platform that keeps the pressed button busy. Returns the variants that it was asked to sell. */
function playPlatform() {
  const sold: number[] = [];
  defineGlobal({
    checkout(button: HTMLButtonElement, { cart }: { cart: { variantId: number }[] }) {
      keepBusy(button);
      sold.push(...cart.map(({ variantId }) => variantId));
    },
  });
  return sold;
}

async function expectIdle(name: string) {
  await waitFor(() => expect(purchase(name)).toHaveAttribute("aria-busy", "false"));
  expect(purchase(name)).not.toHaveAttribute(checkingOutAttribute);
}

afterEach(async () => {
  // A script that is still loading would be shared with the next test.
  await act(async () => scriptTags().forEach((script) => script.dispatchEvent(new Event("error"))));
  removePlatform();
});

test("the price per day is beside the duration", () => {
  showPlans();
  expect(row("3 Day Key")).toHaveTextContent(/1 Day ?\$3\.00 a day/);
});

describe("the checkout's script", () => {
  test("is loaded once, when the mouse is over a row", async () => {
    showPlans();
    await userEvent.hover(row("Week Key"));
    await userEvent.hover(row("3 Day Key"));
    await nextTask();
    expect(scriptTags()).toHaveLength(1);
  });

  test("is loaded when a row's button has the focus, but not for the row of the address or a finger that scrolls", async () => {
    showPlans();
    act(() => row("Week Key").focus());
    fireEvent.pointerEnter(row("Week Key"), { pointerType: "touch" });
    await nextTask();
    expect(scriptTags()).toHaveLength(0);
    act(() => purchase("Week Key").focus());
    await nextTask();
    expect(scriptTags()).toHaveLength(1);
  });

  test("that failed in advance shows no error, and is loaded again by a press alone", async () => {
    showPlans();
    await userEvent.hover(row("Week Key"));
    await nextTask();
    await act(async () => scriptLoads(undefined));
    await userEvent.hover(row("3 Day Key"));
    await nextTask();
    expect(scriptTags()).toHaveLength(0);
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    await press("3 Day Key");
    await nextTask();
    expect(scriptTags()).toHaveLength(1);
  });
});

test("a press shows and announces that the checkout opens, before the platform is called", async () => {
  const sold = playPlatform();
  showPlans();
  fireEvent.click(purchase("Week Key"));
  expect(purchase("Week Key")).toHaveAttribute("aria-busy", "true");
  expect(within(row("Week Key")).getByRole("status")).toHaveTextContent(
    "Opening the checkout for Week Key.",
  );
  expect(sold).toEqual([]);
  await nextTask();
  expect(sold).toEqual([32]);
  purchase("Week Key").removeAttribute(checkingOutAttribute);
  await expectIdle("Week Key");
  expect(within(row("Week Key")).getByRole("status")).toBeEmptyDOMElement();
});

test("one checkout opens at a time, and the other plans say so", async () => {
  const sold = playPlatform();
  showPlans();
  // Before the next render.
  act(() => {
    purchase("Week Key").click();
    purchase("Week Key").click();
  });
  expect(purchase("3 Day Key")).toHaveAttribute("aria-disabled", "true");
  expect(purchase("3 Day Key")).toHaveAccessibleDescription("Another checkout is opening");
  await press("3 Day Key");
  await press("Week Key");
  await nextTask();
  expect(sold).toEqual([32]);
  purchase("Week Key").removeAttribute(checkingOutAttribute);
  await expectIdle("Week Key");
  expect(purchase("3 Day Key")).not.toHaveAttribute("aria-disabled");
});

test("a failed checkout says why, with a link to the store", async () => {
  expectConsole("error", /no captcha/);
  defineGlobal({ checkout: () => Promise.reject(new Error("no captcha")) });
  showPlans();
  await press("Week Key");
  const alert = await screen.findByRole("alert");
  expect(alert).toHaveTextContent(/^The checkout stopped with an error/);
  expect(within(alert).getByRole("link", { name: /^Buy Week Key in our store/ })).toHaveAttribute(
    "href",
    "/demo-seller/index.html?variant=Week%20Key",
  );
  await expectIdle("Week Key");
});

describe("leaving", () => {
  test("before the next task starts no checkout", async () => {
    const sold = playPlatform();
    const { unmount } = showPlans();
    fireEvent.click(purchase("Week Key"));
    unmount();
    await nextTask();
    expect(sold).toEqual([]);
  });

  test("cancels the checkout of a page that the back/forward cache restores", async () => {
    showPlans();
    await press("3 Day Key");
    showPage(false);
    expect(purchase("3 Day Key")).toHaveAttribute("aria-busy", "true");
    showPage(true);
    await expectIdle("3 Day Key");
    // The script loads for the next press. The cancelled checkout does not end it.
    await press("Week Key");
    await nextTask();
    const sold: number[] = [];
    const checkout = (_: unknown, { cart }: { cart: { variantId: number }[] }) => {
      sold.push(...cart.map(({ variantId }) => variantId));
      return new Promise(() => {});
    };
    await act(async () => scriptLoads({ checkout }));
    await nextTask();
    expect(sold).toEqual([32]);
    expect(purchase("Week Key")).toHaveAttribute("aria-busy", "true");
  });
});
