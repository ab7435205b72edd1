import { afterEach, beforeEach, expect, test } from "vitest";
import { ignoreSecondPresses } from "#shop/layout/ignore-second-presses.ts";

let stop: () => void;
let nowMs = 0;

beforeEach(() => {
  nowMs += 10_000;
  document.body.innerHTML = "<button>One</button><button>Other</button><dialog>Dialog</dialog>";
  stop = ignoreSecondPresses();
});
afterEach(() => stop());

const button = (name: "One" | "Other") =>
  [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name) ??
  expect.fail(`no ${name}`);

/** Presses a button, and changes the page between its pointer events and its click. Returns whether the click counts. */
function press(
  atMs: number,
  init: MouseEventInit,
  { target = button("One"), beforeClick = () => {} } = {},
): boolean {
  let isReached = false;
  target.addEventListener("click", () => (isReached = true), { once: true });
  const dispatch = (type: string) => {
    const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...init });
    Object.defineProperty(event, "timeStamp", { value: nowMs + atMs });
    target.dispatchEvent(event);
    return event;
  };
  dispatch("pointerdown");
  beforeClick();
  const click = dispatch("click");
  return isReached && !click.defaultPrevented;
}

const place = { detail: 1, clientX: 100, clientY: 200 };
const openScreen = () => history.replaceState(null, "", "/status");
const openDialog = () => document.querySelector("dialog")?.showModal();

test.each<[string, boolean, MouseEventInit, number]>([
  ["the second press of a double press is ignored", false, { ...place, clientX: 110 }, 100],
  ["a press 28 px away is ignored", false, { ...place, clientX: 120, clientY: 220 }, 100],
  ["a press 31 px away counts", true, { ...place, clientX: 122, clientY: 222 }, 100],
  ["a press just before half a second has passed is ignored", false, place, 499],
  ["a press half a second later counts", true, place, 500],
  ["a key or a script can press at once", true, { detail: 0 }, 100],
])("after a press has changed the screen, %s", (_, counts, second, laterMs) => {
  expect(press(0, place)).toBe(true);
  openScreen();
  expect(press(laterMs, second)).toBe(counts);
});

test.each([
  ["a screen opens", openScreen],
  ["a dialog opens", openDialog],
  ["the pressed control disappears", () => button("One").remove()],
])("a second press is ignored after %s", (_, change) => {
  expect(press(0, place)).toBe(true);
  change();
  expect(press(150, place, { target: button("Other") })).toBe(false);
});

test("a second press is ignored after a press beside a dialog has closed it before its click", () => {
  openDialog();
  press(0, place, { beforeClick: () => document.querySelector("dialog")?.close() });
  expect(press(300, place)).toBe(false);
});

test("after an ignored press, the next one counts by its time after the first", () => {
  press(0, place);
  openScreen();
  expect(press(400, place)).toBe(false);
  expect(press(500, place)).toBe(true);
});

test("if nothing changes, both presses count", () => {
  expect(press(0, place)).toBe(true);
  expect(press(100, place)).toBe(true);
});
