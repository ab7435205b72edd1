import { afterEach, beforeEach, expect, test } from "vitest";
import { ignoreDoublePress } from "#shop/navigation/ignore-double-press.ts";

let stop: () => void;
beforeEach(() => {
  history.replaceState(null, "", "/");
  stop = ignoreDoublePress();
});
afterEach(() => stop());

const press = { bubbles: true, cancelable: true, detail: 1, clientX: 100, clientY: 200 };

/** Whether a press at a time goes through. */
function isPressed(atMs: number, init: MouseEventInit = {}): boolean {
  const click = new MouseEvent("click", { ...press, ...init });
  Object.defineProperty(click, "timeStamp", { value: atMs });
  return document.body.dispatchEvent(click);
}

const changeScreen = () => history.pushState(null, "", "/status");

test("the second press at the same place is ignored on another screen", () => {
  isPressed(1000);
  changeScreen();
  expect(isPressed(1499, { detail: 2, clientX: 110 })).toBe(false);
});

test("two quick presses on one screen both count", () => {
  isPressed(1000);
  expect(isPressed(1200, { detail: 2 })).toBe(true);
});

test("a quick press at another place counts", () => {
  isPressed(1000);
  changeScreen();
  expect(isPressed(1200, { clientX: 150 })).toBe(true);
});

test("keys and scripts can press at any time", () => {
  isPressed(1000);
  changeScreen();
  expect(isPressed(1200, { detail: 0 })).toBe(true);
});

test("a press half a second later counts", () => {
  isPressed(1000);
  changeScreen();
  expect(isPressed(1500)).toBe(true);
});
