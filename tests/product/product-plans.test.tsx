import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
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
import { detailedWith } from "#tests/domain/products.ts";

const subscriptions = [
  { name: "3 Day Key", price: 8.99, duration: "1 Day", days: 3, variantId: 31 },
  { name: "Month Key", price: 24.99, duration: "1 Month", variantId: 33, soldOut: true },
  { name: "Week Key", price: 14.99, duration: "1 Week", variantId: 32, recommended: true },
];
const product = detailedWith({ subscriptions }, "EUR");

function Plans({ of = product }) {
  return <ProductPlans product={of} />;
}

const showPlans = (address = "/product/1") =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Plans />
    </MemoryRouter>,
  );

const row = (name: string) =>
  screen.getByRole("heading", { name }).closest("li") ?? expect.fail("no row");
const purchase = (name: string) =>
  screen.getByRole("button", { name: new RegExp(`^Purchase ?${name}, `) });

/** Lets time pass. A checkout and its script start in the next task, after 0 ms. */
const pass = (durationMs: number) => act(() => vi.advanceTimersByTimeAsync(durationMs));
const press = async (name: string) => {
  fireEvent.click(purchase(name));
  await pass(0);
};
const point = async (name: string, pointerType = "mouse") => {
  fireEvent.pointerEnter(row(name), { pointerType });
  await pass(0);
};

/** Opens the page, or restores it from the back/forward cache. */
function showPage(persisted: boolean) {
  act(() => void window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted })));
}

type Answer = (button: HTMLButtonElement) => unknown;

/** A platform with an answer to a press. Returns the variants that it was asked to sell. */
function playPlatform(answer: Answer) {
  const sold: number[] = [];
  const checkout = (button: HTMLButtonElement, { cart }: { cart: { variantId: number }[] }) => {
    sold.push(...cart.map(({ variantId }) => variantId));
    return answer(button);
  };
  return { sold, embed: { checkout } };
}

/** The same with a script that has loaded already. */
function loadedPlatform(answer: Answer = keepBusy) {
  const { sold, embed } = playPlatform(answer);
  defineGlobal(embed);
  return sold;
}

function expectIdle(name: string) {
  expect(purchase(name)).toHaveAttribute("aria-busy", "false");
  expect(purchase(name)).not.toHaveAttribute(checkingOutAttribute);
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(async () => {
  // A script that is still loading would be shared with the next test.
  await act(async () => scriptTags().forEach((script) => script.dispatchEvent(new Event("error"))));
  removePlatform();
});

test("a plan has its price, and the price per day beside the duration", () => {
  showPlans();
  expect(row("3 Day Key")).toHaveTextContent(/1 Day ?€3\.00 a day ?€8\.99/);
  expect(purchase("Week Key")).toHaveAccessibleName("Purchase Week Key, €14.99");
});

test("a sold-out plan is the last, and has neither a button nor a link to the store", () => {
  showPlans();
  const names = screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
  expect(names).toEqual(["3 Day Key", "Week Key", "Month Key"]);
  for (const role of ["button", "link"]) {
    expect(within(row("Week Key")).getByRole(role)).toBeInTheDocument();
    expect(within(row("Month Key")).queryByRole(role)).not.toBeInTheDocument();
  }
});

test.each([
  ["without a plan", "", "Week Key", "Sample", ""],
  ["of a plan", "#plan-31", "3 Day Key", "3 Day Key", "#plan-31"],
  ["of a sold-out plan", "#plan-33", "Week Key", "Month Key", "#plan-33"],
])("an address %s marks a plan that can be bought", (_, hash, marked, copied, copiedHash) => {
  const writeText = vi.fn();
  vi.stubGlobal("navigator", Object.create(navigator, { clipboard: { value: { writeText } } }));
  showPlans(`/product/1${hash}`);
  expect(screen.getByText(/^Checkout not opening/)).toHaveTextContent(`Buy ${marked} in our store`);
  const rows = screen.getAllByRole("listitem");
  expect(rows.filter((item) => item.ariaCurrent === "true")).toEqual([row(marked)]);
  fireEvent.click(screen.getByRole("button", { name: new RegExp(`^Copy link *to ${copied}$`) }));
  const address = `${window.location.origin}/product/1${copiedHash}`;
  expect(writeText).toHaveBeenCalledExactlyOnceWith(address);
});

describe("the checkout's script", () => {
  test("is loaded once, when the mouse is over a row", async () => {
    showPlans();
    await point("Week Key");
    await point("3 Day Key");
    expect(scriptTags()).toHaveLength(1);
  });

  test("is loaded when a row's button has the focus, but not for the row of the address or a finger that scrolls", async () => {
    showPlans();
    act(() => row("Week Key").focus());
    await point("Week Key", "touch");
    expect(scriptTags()).toHaveLength(0);
    act(() => purchase("Week Key").focus());
    await pass(0);
    expect(scriptTags()).toHaveLength(1);
  });

  test("that failed in advance shows no error, and is loaded again by a press alone", async () => {
    showPlans();
    await point("Week Key");
    await act(async () => scriptLoads(undefined));
    await point("3 Day Key");
    expect(scriptTags()).toHaveLength(0);
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    await press("3 Day Key");
    expect(scriptTags()).toHaveLength(1);
    await act(async () => scriptLoads(undefined));
    expect(screen.getByRole("alert")).toHaveTextContent(/did not load correctly/);
  });
});

test("a press shows and announces that the checkout opens, before the platform is called", async () => {
  const sold = loadedPlatform();
  showPlans();
  fireEvent.click(purchase("Week Key"));
  expect(purchase("Week Key")).toHaveAttribute("aria-busy", "true");
  expect(within(row("Week Key")).getByRole("status")).toHaveTextContent(
    "Opening the checkout for Week Key.",
  );
  expect(sold).toEqual([]);
  await pass(800);
  expect(sold).toEqual([32]);
  expect(purchase("Week Key")).toHaveAttribute("aria-busy", "true");
  purchase("Week Key").removeAttribute(checkingOutAttribute);
  await pass(0);
  expectIdle("Week Key");
  expect(within(row("Week Key")).getByRole("status")).toBeEmptyDOMElement();
});

test("for 800 ms one checkout opens at a time, also if the platform answers at once, and the other plans say so", async () => {
  const sold = loadedPlatform(() => undefined);
  showPlans();
  // Before the next render.
  act(() => {
    purchase("Week Key").click();
    purchase("Week Key").click();
  });
  expect(purchase("3 Day Key")).toHaveAttribute("aria-disabled", "true");
  expect(purchase("3 Day Key")).toHaveAccessibleDescription("Another checkout is opening");
  await press("3 Day Key");
  await pass(799);
  await press("Week Key");
  expect(sold).toEqual([32]);
  await pass(1);
  expectIdle("Week Key");
  expect(purchase("3 Day Key")).not.toHaveAttribute("aria-disabled");
});

test("a failed checkout says why, with a link to the store, and the next press is not refused", async () => {
  expectConsole("error", /no captcha/);
  const sold = loadedPlatform((button) => {
    keepBusy(button);
    return Promise.reject(new Error("no captcha"));
  });
  showPlans();
  await press("Week Key");
  const alert = screen.getByRole("alert");
  expect(alert).toHaveTextContent(/^The checkout stopped with an error/);
  expect(within(alert).getByRole("link", { name: /^Buy Week Key in our store/ })).toHaveAttribute(
    "href",
    expect.stringMatching(/^\/demo-seller\/index\.html\?.*\[variantId\]=32&/),
  );
  expectIdle("Week Key");
  await press("Week Key");
  expect(sold).toEqual([32, 32]);
});

describe("leaving", () => {
  test("before the next task starts no checkout", async () => {
    const sold = loadedPlatform();
    const { unmount } = showPlans();
    fireEvent.click(purchase("Week Key"));
    unmount();
    await pass(60_000);
    expect(sold).toEqual([]);
  });

  test("cancels the checkout of a page that the back/forward cache restores", async () => {
    showPlans();
    await press("3 Day Key");
    showPage(false);
    expect(purchase("3 Day Key")).toHaveAttribute("aria-busy", "true");
    showPage(true);
    await pass(0);
    expectIdle("3 Day Key");
    // The script loads for the next press. The cancelled checkout does not end it.
    await press("Week Key");
    const { sold, embed } = playPlatform(() => new Promise(() => {}));
    await act(async () => scriptLoads(embed));
    await pass(800);
    expect(sold).toEqual([32]);
    expect(purchase("Week Key")).toHaveAttribute("aria-busy", "true");
  });
});
