import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { blockStorage } from "./break-storage.ts";

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
  const { loadScreen, restore } = await openPage("main-1.js");
  expect(await isSettled(loadScreen())).toBe(false);
  expect(await isSettled(loadScreen()), "a second missing screen").toBe(false);
  expect(assign).toHaveBeenCalledExactlyOnceWith("/status?from=link");
  expect(reload).not.toHaveBeenCalled();
  restore();
  expect(reload).toHaveBeenCalled();
});

test("a missing dialog reloads the current address, once for each build", async () => {
  expect(await isSettled((await openPage("main-1.js")).loadDialog())).toBe(false);
  expect(reload).toHaveBeenCalledOnce();

  const again = await openPage("main-1.js");
  await expect(again.loadDialog()).rejects.toThrow("could not be loaded");
  expect(reload).not.toHaveBeenCalled();

  expect(await isSettled((await openPage("main-2.js")).loadDialog())).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

test("with storage blocked nothing reloads, because it could loop", async () => {
  blockStorage();
  const { loadDialog } = await openPage("main-1.js");
  await expect(loadDialog()).rejects.toThrow("could not be loaded");
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
