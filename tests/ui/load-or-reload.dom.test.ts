import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { blockStorage } from "./break-storage.ts";

// What a redeployed shop does is in tests/browser/redeploy.spec.ts.

const reload = vi.fn<() => void>();

/** A page of a build, in which every chunk is missing. */
async function openPage(build: string) {
  document.body.innerHTML = `<script data-entry="${build}"></script>`;
  reload.mockReset();
  // Each page runs its own copy of the module.
  vi.resetModules();
  const { loadOrReload } = await import("#shop/ui/load-or-reload.ts");
  return () => loadOrReload(() => Promise.reject(new Error("The chunk is missing.")));
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
  vi.stubGlobal("location", { pathname: "/", search: "?q=a", reload });
});
afterEach(() => {
  for (const [type, listener] of vi.mocked(window.addEventListener).mock.calls) {
    window.removeEventListener(type, listener);
  }
});

test("a missing part reloads the page once for each build", async () => {
  const load = await openPage("main-1.js");
  expect(await isSettled(load())).toBe(false);
  expect(await isSettled(load()), "a second missing part").toBe(false);
  expect(reload).toHaveBeenCalledOnce();

  const loadAgain = await openPage("main-1.js");
  await expect(loadAgain()).rejects.toThrow("could not be loaded");
  expect(reload).not.toHaveBeenCalled();

  expect(await isSettled((await openPage("main-2.js"))())).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

test("with storage blocked nothing reloads, because it could loop", async () => {
  blockStorage();
  await expect((await openPage("main-1.js"))()).rejects.toThrow("could not be loaded");
  expect(reload).not.toHaveBeenCalled();
});

test("a load that is aborted because the visitor leaves reloads only a page that comes back", async () => {
  const loading = (await openPage("main-1.js"))();
  window.dispatchEvent(new Event("beforeunload"));
  expect(await isSettled(loading)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(reload).toHaveBeenCalledOnce();
});
