// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { replayEarlyClicks } from "#hydration/replay-early-clicks.ts";
import { hydrationEvents } from "#hydration/hydration-events.ts";

const tell = (event: string) => document.dispatchEvent(new Event(event));

afterEach(() => {
  tell(hydrationEvents.hydrating);
  tell(hydrationEvents.ready);
  document.body.replaceChildren();
});

function show(html: string): HTMLElement {
  document.body.innerHTML = html;
  const element = document.querySelector<HTMLElement>("[data-press]");
  if (!element) throw new Error("Nothing to press.");
  return element;
}

/** Lets the app come: it hydrates, hangs a handler on the element, and says that it is ready. */
function startApp(element: HTMLElement) {
  const onPress = vi.fn();
  tell(hydrationEvents.hydrating);
  element.addEventListener("click", onPress);
  tell(hydrationEvents.ready);
  return onPress;
}

test("a press that comes before the app is answered once the app is ready", () => {
  replayEarlyClicks();
  const icon = show("<button data-press><svg><path></path></svg></button>");
  icon.querySelector("path")?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(startApp(icon)).toHaveBeenCalledOnce();
});

test("three impatient presses are one", () => {
  replayEarlyClicks();
  const button = show("<button data-press>Purchase</button>");
  button.click();
  button.click();
  button.click();
  expect(startApp(button)).toHaveBeenCalledOnce();
});

test("presses on two elements are answered in their order", () => {
  replayEarlyClicks();
  document.body.innerHTML = "<button>B</button><button>A</button>";
  const [b, a] = document.querySelectorAll("button");
  const order: string[] = [];
  a?.click();
  b?.click();
  tell(hydrationEvents.hydrating);
  document.body.addEventListener("click", (event) => {
    if (event.target instanceof Element) order.push(event.target.textContent);
  });
  tell(hydrationEvents.ready);
  expect(order).toEqual(["A", "B"]);
});

test.each([
  ["a link", '<a href="#a" data-press>A</a>'],
  ["a summary", "<details><summary data-press>A</summary></details>"],
  ["a popover's button", '<button popovertarget="menu" data-press>A</button>'],
  ["a command's button", '<button commandfor="menu" data-press>A</button>'],
  ["text", "<p data-press>A</p>"],
])("%s does its deed by itself and is not pressed again", (_, html) => {
  replayEarlyClicks();
  const element = show(html);
  element.addEventListener("click", (event) => event.preventDefault(), { once: true });
  element.click();
  expect(startApp(element)).not.toHaveBeenCalled();
});

test("an element that is gone is not pressed", () => {
  replayEarlyClicks();
  const button = show("<button data-press>A</button>");
  button.click();
  button.remove();
  expect(startApp(button)).not.toHaveBeenCalled();
});

test("once React listens, presses are React's", () => {
  replayEarlyClicks();
  const button = show("<button data-press>A</button>");
  tell(hydrationEvents.hydrating);
  button.click();
  expect(startApp(button)).not.toHaveBeenCalled();
});
