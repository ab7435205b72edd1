import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { scheduleHydration } from "#shop/start/schedule-hydration.ts";

let readyState: DocumentReadyState = "complete";

beforeEach(() => {
  readyState = "complete";
  vi.useFakeTimers({ toFake: ["requestAnimationFrame", "setTimeout"] });
  vi.spyOn(document, "readyState", "get").mockImplementation(() => readyState);
});
afterEach(() => {
  // Start what the test has left pending, so that it does not start in the next test.
  dispatchEvent(new Event("pointerdown"));
  document.body.replaceChildren();
});

function schedule() {
  const start = vi.fn();
  scheduleHydration(start);
  return start;
}

function paintTwice() {
  vi.advanceTimersToNextFrame();
  vi.advanceTimersToNextFrame();
}

/** Adds an image that has not loaded yet. */
function addLoadingImage({ hasPriority = true } = {}) {
  const image = document.createElement("img");
  if (hasPriority) image.setAttribute("fetchpriority", "high");
  image.decode = () =>
    new Promise((resolve, reject) => {
      image.addEventListener("load", () => resolve());
      image.addEventListener("error", reject);
    });
  document.body.append(image);
  return image;
}

test("starts after the first frame has been painted", () => {
  const start = schedule();
  expect(start).not.toHaveBeenCalled();
  vi.advanceTimersToNextFrame();
  expect(start).not.toHaveBeenCalled();
  vi.advanceTimersToNextFrame();
  expect(start).toHaveBeenCalledOnce();
});

test.each(["load", "error"])("waits for the %s event of the priority image", async (end) => {
  const image = addLoadingImage();
  const start = schedule();
  paintTwice();
  expect(start).not.toHaveBeenCalled();

  image.dispatchEvent(new Event(end));
  // Let the promise of `decode` settle.
  await Promise.resolve();
  await Promise.resolve();
  expect(start).not.toHaveBeenCalled();
  paintTwice();
  expect(start).toHaveBeenCalledOnce();
});

test("does not wait for other images", () => {
  addLoadingImage({ hasPriority: false });
  const start = schedule();
  paintTwice();
  expect(start).toHaveBeenCalledOnce();
});

test("waits at most 300 ms after the first paint for an image that does not load", () => {
  addLoadingImage();
  const start = schedule();
  paintTwice();
  vi.advanceTimersByTime(299);
  expect(start).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(start).toHaveBeenCalledOnce();
});

test.each(["pointerdown", "touchstart", "keydown", "input"])("starts at once on %s", (type) => {
  addLoadingImage();
  const start = schedule();
  document.body.dispatchEvent(new Event(type, { bubbles: true }));
  expect(start).toHaveBeenCalledOnce();
});

test("starts only once", () => {
  const start = schedule();
  document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  document.body.dispatchEvent(new Event("keydown", { bubbles: true }));
  paintTwice();
  vi.advanceTimersByTime(5000);
  expect(start).toHaveBeenCalledOnce();
});

test("waits until the page is parsed, even after an interaction", () => {
  readyState = "loading";
  const start = schedule();
  document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  expect(start).not.toHaveBeenCalled();

  readyState = "interactive";
  document.dispatchEvent(new Event("DOMContentLoaded"));
  expect(start).toHaveBeenCalledOnce();
});
