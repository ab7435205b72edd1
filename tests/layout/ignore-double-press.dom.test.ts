import { afterEach, beforeEach, expect, test } from "vitest";
import { ignoreDoublePress } from "#layout/ignore-double-press.ts";

let stop: () => void;
beforeEach(() => {
  history.replaceState(null, "", "/");
  stop = ignoreDoublePress();
});
afterEach(() => stop());

const press = { bubbles: true, cancelable: true, detail: 1, clientX: 100, clientY: 200 };

/** Whether a press goes through. */
function isPressed(init: MouseEventInit = {}): boolean {
  return document.body.dispatchEvent(new MouseEvent("click", { ...press, ...init }));
}

const changeScreen = () => history.pushState(null, "", "/status");

test("the second press at the same place is ignored on another screen", () => {
  isPressed();
  changeScreen();
  expect(isPressed({ detail: 2, clientX: 110 })).toBe(false);
});

test("two quick presses on one screen both count", () => {
  isPressed();
  expect(isPressed({ detail: 2 })).toBe(true);
});

test("a quick press at another place counts", () => {
  isPressed();
  changeScreen();
  expect(isPressed({ clientX: 150 })).toBe(true);
});

test("keys and scripts can press at any time", () => {
  isPressed();
  changeScreen();
  expect(isPressed({ detail: 0 })).toBe(true);
});

test("a press half a second later counts", async () => {
  isPressed();
  changeScreen();
  await new Promise((resolve) => {
    setTimeout(resolve, 550);
  });
  expect(isPressed()).toBe(true);
});
