import { beforeEach, expect, test, vi } from "vitest";

const missing = new Error("The chunk is missing.");

/** A page of a build, in which every chunk is missing. */
async function openPage(build: string) {
  // Each page runs its own copy of the module.
  vi.resetModules();
  const { loadOrReload, reloadOnce } = await import("#hydration/load-or-reload.ts");
  const open = vi.fn();
  const options = { build, address: () => "/status?from=link", open };
  return {
    open,
    loadScreen: () => loadOrReload(() => Promise.reject(missing), options),
    reportDialog: () => reloadOnce({ build, open }),
    /** The back/forward cache restores the page. */
    restore: () => {
      window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    },
  };
}

/** Whether a promise has settled after all other promises. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  const pending = Symbol("pending");
  const settled = Promise.allSettled([promise]);
  await vi.advanceTimersByTimeAsync(0);
  return (await Promise.race([settled, Promise.resolve(pending)])) !== pending;
}

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});

test("a missing screen opens its address once and keeps the page until then", async () => {
  const { open, loadScreen } = await openPage("main-1.js");
  expect(await isSettled(loadScreen())).toBe(false);
  expect(await isSettled(loadScreen()), "a second missing screen").toBe(false);
  expect(open).toHaveBeenCalledExactlyOnceWith("/status?from=link");
});

test("a page that the back/forward cache restores while it waits is reloaded", async () => {
  const { open, loadScreen, restore } = await openPage("main-1.js");
  restore();
  expect(open).not.toHaveBeenCalled();
  void loadScreen();
  await vi.advanceTimersByTimeAsync(0);
  restore();
  expect(open).toHaveBeenLastCalledWith("/");
});

test("a missing dialog opens the current address", async () => {
  const { open, reportDialog } = await openPage("main-1.js");
  expect(reportDialog()).toBe(true);
  expect(open).toHaveBeenCalledExactlyOnceWith("/");
});

test("the same build reloads once, then the screen shows its error", async () => {
  (await openPage("main-1.js")).reportDialog();
  const again = await openPage("main-1.js");
  await expect(again.loadScreen()).rejects.toBe(missing);
  expect(again.open).not.toHaveBeenCalled();
});

test("the next build reloads again", async () => {
  (await openPage("main-1.js")).reportDialog();
  expect((await openPage("main-2.js")).reportDialog()).toBe(true);
});

test("with storage blocked nothing reloads, because it could loop", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  const { open, loadScreen } = await openPage("main-1.js");
  await expect(loadScreen()).rejects.toBe(missing);
  expect(open).not.toHaveBeenCalled();
});

test("nothing reloads offline", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const { open, loadScreen } = await openPage("main-1.js");
  await expect(loadScreen()).rejects.toBe(missing);
  expect(open).not.toHaveBeenCalled();
});

test("a load that the browser aborts because the visitor leaves reloads nothing", async () => {
  const { open, loadScreen, restore } = await openPage("main-1.js");
  const load = loadScreen();
  window.dispatchEvent(new Event("beforeunload"));
  expect(await isSettled(load)).toBe(false);
  expect(open).not.toHaveBeenCalled();
  restore();
  expect(open).toHaveBeenCalledExactlyOnceWith("/");
});
