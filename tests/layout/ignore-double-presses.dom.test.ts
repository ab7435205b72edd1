import { afterEach, beforeEach, expect, test } from "vitest";
import { ignoreDoublePresses } from "#shop/layout/ignore-double-presses.ts";

let stop: () => void;

beforeEach(() => {
  history.replaceState(null, "", "/");
  document.body.innerHTML = "<button>Press</button>";
  stop = ignoreDoublePresses();
});
afterEach(() => stop());

/** Presses the button. Returns whether the press reaches it. */
function press(atMs: number, init: MouseEventInit): boolean {
  const button = document.querySelector("button");
  let isReached = false;
  button?.addEventListener("click", () => (isReached = true), { once: true });
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
  Object.defineProperty(event, "timeStamp", { value: atMs });
  button?.dispatchEvent(event);
  return isReached && !event.defaultPrevented;
}

const place = { detail: 1, clientX: 100, clientY: 200 };

test.each<[string, boolean, MouseEventInit, number]>([
  ["the second press of a double press is ignored", false, { ...place, clientX: 110 }, 100],
  ["a press 28 px away is ignored", false, { ...place, clientX: 120, clientY: 220 }, 100],
  ["a press 31 px away counts", true, { ...place, clientX: 122, clientY: 222 }, 100],
  ["a press just before half a second has passed is ignored", false, place, 499],
  ["a press half a second later counts", true, place, 500],
  ["a key or a script can press at once", true, { detail: 0 }, 100],
])("after a press has changed the screen, %s", (_, counts, second, laterMs) => {
  expect(press(1000, place)).toBe(true);
  history.replaceState(null, "", "/status");
  expect(press(1000 + laterMs, second)).toBe(counts);
});

test("after an ignored press, the next one counts by its time after the first", () => {
  press(1000, place);
  history.replaceState(null, "", "/status");
  expect(press(1400, place)).toBe(false);
  expect(press(1500, place)).toBe(true);
});

test("on the same screen both presses count", () => {
  expect(press(1000, place)).toBe(true);
  expect(press(1100, place)).toBe(true);
});
