import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startWhen } from "#start/start-when.ts";

let readyState: DocumentReadyState = "complete";

beforeEach(() => {
  readyState = "complete";
  vi.useFakeTimers({ toFake: ["requestAnimationFrame"] });
  vi.spyOn(document, "readyState", "get").mockImplementation(() => readyState);
});
afterEach(() => {
  // What no test has started would start in the next one.
  dispatchEvent(new Event("pointerdown"));
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function started() {
  const start = vi.fn();
  startWhen(start);
  return start;
}

test("the app starts after the first frame was painted, not before", () => {
  const start = started();
  expect(start).not.toHaveBeenCalled();
  vi.advanceTimersToNextFrame();
  expect(start).not.toHaveBeenCalled();
  vi.advanceTimersToNextFrame();
  expect(start).toHaveBeenCalledOnce();
});

test.each(["pointerdown", "touchstart", "keydown", "input"])("it starts at once on %s", (sign) => {
  const start = started();
  document.body.dispatchEvent(new Event(sign, { bubbles: true }));
  expect(start).toHaveBeenCalledOnce();
});

test("it starts once, whatever happens", () => {
  const start = started();
  document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  document.body.dispatchEvent(new Event("keydown", { bubbles: true }));
  vi.advanceTimersToNextFrame();
  vi.advanceTimersToNextFrame();
  expect(start).toHaveBeenCalledOnce();
});

test("half a page is not hydrated: it starts when the rest is there", () => {
  readyState = "loading";
  const start = started();
  document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  expect(start).not.toHaveBeenCalled();

  readyState = "interactive";
  document.dispatchEvent(new Event("DOMContentLoaded"));
  expect(start).toHaveBeenCalledOnce();
});
