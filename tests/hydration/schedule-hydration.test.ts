// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { scheduleHydration } from "#hydration/schedule-hydration.ts";

let readyState: DocumentReadyState = "complete";

beforeEach(() => {
  readyState = "complete";
  vi.useFakeTimers({ toFake: ["requestAnimationFrame", "setTimeout"] });
  vi.spyOn(document, "readyState", "get").mockImplementation(() => readyState);
});
afterEach(() => {
  // What no test has started would start in the next one.
  dispatchEvent(new Event("pointerdown"));
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function started() {
  const start = vi.fn();
  scheduleHydration(start);
  return start;
}

function paintTwice() {
  vi.advanceTimersToNextFrame();
  vi.advanceTimersToNextFrame();
}

/** A picture on its way, as the hero has it; `isOnTop` makes it the page's first. */
function pictureOnItsWay({ isOnTop = true } = {}) {
  const image = document.createElement("img");
  if (isOnTop) image.setAttribute("fetchpriority", "high");
  image.decode = () =>
    new Promise((resolve, reject) => {
      image.addEventListener("load", () => resolve());
      image.addEventListener("error", reject);
    });
  document.body.append(image);
  return image;
}

test("the app starts after the first frame was painted, not before", () => {
  const start = started();
  expect(start).not.toHaveBeenCalled();
  vi.advanceTimersToNextFrame();
  expect(start).not.toHaveBeenCalled();
  vi.advanceTimersToNextFrame();
  expect(start).toHaveBeenCalledOnce();
});

test.each(["load", "error"])("it waits for the picture on top, until its %s", async (end) => {
  const image = pictureOnItsWay();
  const start = started();
  paintTwice();
  expect(start).not.toHaveBeenCalled();

  image.dispatchEvent(new Event(end));
  // The promise of a decoded picture tells it a moment later.
  await Promise.resolve();
  await Promise.resolve();
  expect(start).not.toHaveBeenCalled();
  paintTwice();
  expect(start).toHaveBeenCalledOnce();
});

test("it waits for no other picture", () => {
  pictureOnItsWay({ isOnTop: false });
  const start = started();
  paintTwice();
  expect(start).toHaveBeenCalledOnce();
});

test("a picture that does not come holds it back for 300 ms after the first paint, no longer", () => {
  pictureOnItsWay();
  const start = started();
  paintTwice();
  vi.advanceTimersByTime(299);
  expect(start).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(start).toHaveBeenCalledOnce();
});

test.each(["pointerdown", "touchstart", "keydown", "input"])("it starts at once on %s", (sign) => {
  pictureOnItsWay();
  const start = started();
  document.body.dispatchEvent(new Event(sign, { bubbles: true }));
  expect(start).toHaveBeenCalledOnce();
});

test("it starts once, whatever happens", () => {
  const start = started();
  document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  document.body.dispatchEvent(new Event("keydown", { bubbles: true }));
  paintTwice();
  vi.advanceTimersByTime(5000);
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
