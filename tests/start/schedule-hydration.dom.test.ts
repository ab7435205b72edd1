import { beforeEach, expect, test, vi } from "vitest";
import { scheduleHydration } from "#shop/start/schedule-hydration.ts";

let starts: number;

beforeEach(() => {
  starts = 0;
  vi.useFakeTimers({ toFake: ["requestAnimationFrame", "setTimeout"] });
  document.body.innerHTML = "";
});

const schedule = () => scheduleHydration(() => (starts += 1));
const parsePage = () => document.dispatchEvent(new Event("DOMContentLoaded"));

/** Paints a frame, and lets what waits for it continue. */
async function paint() {
  vi.advanceTimersToNextFrame();
  vi.advanceTimersToNextFrame();
  await vi.advanceTimersByTimeAsync(0);
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

test("the app starts once the page is parsed and its first frame has been painted", async () => {
  schedule();
  await paint();
  expect(starts).toBe(0);
  parsePage();
  vi.advanceTimersToNextFrame();
  await vi.advanceTimersByTimeAsync(0);
  expect(starts).toBe(0);
  await paint();
  expect(starts).toBe(1);
});

test.each(["load", "error"])("it waits for the %s event of the priority image", async (end) => {
  const image = addLoadingImage();
  schedule();
  parsePage();
  await paint();
  expect(starts).toBe(0);
  image.dispatchEvent(new Event(end));
  await vi.advanceTimersByTimeAsync(0);
  await paint();
  expect(starts).toBe(1);
});

test("it waits 300 ms after the first paint for an image that does not load", async () => {
  addLoadingImage();
  schedule();
  parsePage();
  await paint();
  await vi.advanceTimersByTimeAsync(299);
  expect(starts).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(starts).toBe(1);
});
