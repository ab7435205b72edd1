import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { scheduleHydration } from "#shop/start/schedule-hydration.ts";

let readyState: DocumentReadyState;
let starts: number;

beforeEach(() => {
  readyState = "complete";
  starts = 0;
  vi.useFakeTimers({ toFake: ["requestAnimationFrame", "setTimeout"] });
  vi.spyOn(document, "readyState", "get").mockImplementation(() => readyState);
});
// Start what the test has left pending, so that it does not start in the next test.
afterEach(() => press());

const schedule = () => scheduleHydration(() => (starts += 1));
const press = (type = "pointerdown") =>
  document.body.dispatchEvent(new Event(type, { bubbles: true }));

function paintTwice() {
  vi.advanceTimersToNextFrame();
  vi.advanceTimersToNextFrame();
}

/** Adds the priority image, which has not loaded yet. */
function addLoadingImage() {
  const image = document.createElement("img");
  image.setAttribute("fetchpriority", "high");
  image.decode = () =>
    new Promise((resolve, reject) => {
      image.addEventListener("load", () => resolve());
      image.addEventListener("error", reject);
    });
  document.body.append(image);
  return image;
}

test("the app starts once, after the first frame has been painted", () => {
  schedule();
  vi.advanceTimersToNextFrame();
  expect(starts).toBe(0);
  vi.advanceTimersToNextFrame();
  expect(starts).toBe(1);
  press();
  expect(starts).toBe(1);
});

test.each(["load", "error"])("it waits for the %s event of the priority image", async (end) => {
  const image = addLoadingImage();
  schedule();
  paintTwice();
  expect(starts).toBe(0);
  image.dispatchEvent(new Event(end));
  // Let the promise of `decode` settle.
  await Promise.resolve();
  await Promise.resolve();
  paintTwice();
  expect(starts).toBe(1);
});

test("it waits 300 ms after the first paint for an image that does not load", () => {
  addLoadingImage();
  schedule();
  paintTwice();
  vi.advanceTimersByTime(299);
  expect(starts).toBe(0);
  vi.advanceTimersByTime(1);
  expect(starts).toBe(1);
});

test.each(["pointerdown", "touchstart", "keydown", "input"])("it starts at once on %s", (type) => {
  addLoadingImage();
  schedule();
  press(type);
  expect(starts).toBe(1);
});

test("it waits until the page is parsed, even after an interaction", () => {
  readyState = "loading";
  schedule();
  press();
  expect(starts).toBe(0);
  readyState = "interactive";
  document.dispatchEvent(new Event("DOMContentLoaded"));
  expect(starts).toBe(1);
});
