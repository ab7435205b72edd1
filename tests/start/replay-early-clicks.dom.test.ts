import { afterEach, expect, test, vi } from "vitest";
import { hydrationEvents, replayEarlyClicks } from "#shop/start/replay-early-clicks.ts";

const dispatch = (event: string) => document.dispatchEvent(new Event(event));

afterEach(() => {
  dispatch(hydrationEvents.hydrating);
  dispatch(hydrationEvents.ready);
  document.body.replaceChildren();
});

function show(html: string): HTMLElement {
  document.body.innerHTML = html;
  const element = document.querySelector<HTMLElement>("[data-target]");
  if (!element) throw new Error("Nothing has data-target.");
  return element;
}

/** Starts the app: it hydrates, adds a click handler to the element, and is ready. */
function startApp(element: HTMLElement) {
  const onClick = vi.fn();
  dispatch(hydrationEvents.hydrating);
  element.addEventListener("click", onClick);
  dispatch(hydrationEvents.ready);
  return onClick;
}

test("a click before the app starts is replayed when it is ready", () => {
  replayEarlyClicks();
  const icon = show("<button data-target><svg><path></path></svg></button>");
  icon.querySelector("path")?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(startApp(icon)).toHaveBeenCalledOnce();
});

test("three clicks on one element are replayed as one", () => {
  replayEarlyClicks();
  const button = show("<button data-target>Purchase</button>");
  button.click();
  button.click();
  button.click();
  expect(startApp(button)).toHaveBeenCalledOnce();
});

test("clicks on two elements are replayed in order", () => {
  replayEarlyClicks();
  document.body.innerHTML = "<button>B</button><button>A</button>";
  const [b, a] = document.querySelectorAll("button");
  const order: string[] = [];
  a?.click();
  b?.click();
  dispatch(hydrationEvents.hydrating);
  document.body.addEventListener("click", (event) => {
    if (event.target instanceof Element) order.push(event.target.textContent);
  });
  dispatch(hydrationEvents.ready);
  expect(order).toEqual(["A", "B"]);
});

test.each([
  ["a link", '<a href="#a" data-target>A</a>'],
  ["a summary", "<details><summary data-target>A</summary></details>"],
  ["a popover's button", '<button popovertarget="menu" data-target>A</button>'],
  ["a command's button", '<button commandfor="menu" data-target>A</button>'],
  ["text", "<p data-target>A</p>"],
])("a click on %s works without scripts and is not replayed", (_, html) => {
  replayEarlyClicks();
  const element = show(html);
  element.addEventListener("click", (event) => event.preventDefault(), { once: true });
  element.click();
  expect(startApp(element)).not.toHaveBeenCalled();
});

test("a click on an element that has been removed is not replayed", () => {
  replayEarlyClicks();
  const button = show("<button data-target>A</button>");
  button.click();
  button.remove();
  expect(startApp(button)).not.toHaveBeenCalled();
});

test("clicks during hydration are left to React", () => {
  replayEarlyClicks();
  const button = show("<button data-target>A</button>");
  dispatch(hydrationEvents.hydrating);
  button.click();
  expect(startApp(button)).not.toHaveBeenCalled();
});
