import { afterEach, beforeEach, expect, test, vi } from "vitest";

const missing = new Error("The chunk is missing.");
const reload = vi.fn<() => void>();
const assign = vi.fn<(address: string) => void>();

/** A page of a build, in which every chunk is missing. */
async function openPage(build: string) {
  document.body.innerHTML = `<script data-entry="${build}"></script>`;
  reload.mockReset();
  assign.mockReset();
  // Each page runs its own copy of the module.
  vi.resetModules();
  const { loadOrReload } = await import("#shop/ui/load-or-reload.ts");
  return {
    loadScreen: () =>
      loadOrReload(
        () => Promise.reject(missing),
        () => "/status?from=link",
      ),
    loadDialog: () => loadOrReload(() => Promise.reject(missing)),
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
  vi.spyOn(window, "addEventListener");
  vi.useFakeTimers();
  sessionStorage.clear();
  vi.stubGlobal("location", { pathname: "/", search: "?q=a", hash: "#products", reload, assign });
});
afterEach(() => {
  for (const [type, listener] of vi.mocked(window.addEventListener).mock.calls) {
    window.removeEventListener(type, listener);
  }
  document.body.replaceChildren();
});

test("a missing screen opens its address once and keeps the page until then", async () => {
  const { loadScreen } = await openPage("main-1.js");
  expect(await isSettled(loadScreen())).toBe(false);
  expect(await isSettled(loadScreen()), "a second missing screen").toBe(false);
  expect(assign).toHaveBeenCalledExactlyOnceWith("/status?from=link");
  expect(reload).not.toHaveBeenCalled();
});

test("a missing dialog reloads the current address", async () => {
  const { loadDialog } = await openPage("main-1.js");
  expect(await isSettled(loadDialog())).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

test("a page that the back/forward cache restores while it waits is reloaded", async () => {
  const { loadScreen, restore } = await openPage("main-1.js");
  restore();
  expect(reload).not.toHaveBeenCalled();
  void loadScreen();
  await vi.advanceTimersByTimeAsync(0);
  restore();
  expect(reload).toHaveBeenCalledOnce();
});

test("the same build reloads once, then the screen shows its error", async () => {
  void (await openPage("main-1.js")).loadDialog();
  await vi.advanceTimersByTimeAsync(0);
  const again = await openPage("main-1.js");
  await expect(again.loadScreen()).rejects.toBe(missing);
  expect(assign).not.toHaveBeenCalled();
});

test("the next build reloads again", async () => {
  void (await openPage("main-1.js")).loadDialog();
  await vi.advanceTimersByTimeAsync(0);
  const next = await openPage("main-2.js");
  expect(await isSettled(next.loadScreen())).toBe(false);
  expect(assign).toHaveBeenCalledOnce();
});

test("with storage blocked nothing reloads, because it could loop", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  const { loadDialog } = await openPage("main-1.js");
  await expect(loadDialog()).rejects.toBe(missing);
  expect(reload).not.toHaveBeenCalled();
});

test("nothing reloads offline", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const { loadDialog } = await openPage("main-1.js");
  await expect(loadDialog()).rejects.toBe(missing);
  expect(reload).not.toHaveBeenCalled();
});

test("a load that the browser aborts because the visitor leaves reloads nothing", async () => {
  const { loadScreen, restore } = await openPage("main-1.js");
  const load = loadScreen();
  window.dispatchEvent(new Event("beforeunload"));
  expect(await isSettled(load)).toBe(false);
  expect(assign).not.toHaveBeenCalled();
  restore();
  expect(reload).toHaveBeenCalledOnce();
});
