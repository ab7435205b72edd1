import type { RouteObject } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { reloadOnStaleChunk } from "#hydration/reload-on-stale-chunk.ts";

const missing = new Error("The chunk is missing.");

/** A page of a build with one lazy screen, whose chunk is missing. */
function openPage(build: string) {
  const page = new EventTarget();
  const open = vi.fn();
  const reload = vi.fn();
  const route: RouteObject = {
    path: "/status",
    lazy: async () => {
      throw missing;
    },
  };
  reloadOnStaleChunk([{ children: [route] }], {
    page,
    build,
    nextAddress: () => "/status?from=link",
    open,
    reload,
  });
  const { lazy } = route;
  if (typeof lazy !== "function") throw new Error("The route is not lazy.");
  return {
    open,
    reload,
    /** The back/forward cache restores the page. */
    restore: () => {
      page.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    },
    /** Dispatches Vite's event for a missing chunk. */
    dispatchError: () => {
      page.dispatchEvent(new Event("vite:preloadError", { cancelable: true }));
    },
    loadScreen: () => lazy(),
  };
}

/** "pending", or how the promise has settled after 10 ms. */
async function stateOf(promise: Promise<unknown>): Promise<string> {
  const wait = new Promise((resolve) => {
    setTimeout(resolve, 10, "pending");
  });
  return Promise.race([promise, wait]).then(String, (error: Error) => error.message);
}

test("a missing chunk opens the address that the visitor is navigating to", async () => {
  const { open, dispatchError, loadScreen } = openPage("main-1.js");
  dispatchError();

  expect(open).toHaveBeenCalledExactlyOnceWith("/status?from=link");
  expect(await stateOf(loadScreen()), "keeps the old screen, without an error").toBe("pending");
});

test("a page restored by the back/forward cache reloads only if it was waiting for a chunk", () => {
  const { reload, restore, dispatchError } = openPage("main-1.js");
  restore();
  expect(reload).not.toHaveBeenCalled();
  dispatchError();
  restore();
  expect(reload).toHaveBeenCalledOnce();
});

test("several missing chunks open one page", () => {
  const { open, dispatchError } = openPage("main-1.js");
  dispatchError();
  dispatchError();
  expect(open).toHaveBeenCalledOnce();
});

test("shows the error instead of reloading a second time for the same build", async () => {
  openPage("main-1.js").dispatchError();

  const again = openPage("main-1.js");
  again.dispatchError();

  expect(again.open).not.toHaveBeenCalled();
  expect(await stateOf(again.loadScreen())).toBe(missing.message);
});

test("reloads again after the next redeploy in the same visit", () => {
  openPage("main-1.js").dispatchError();
  const next = openPage("main-2.js");
  next.dispatchError();
  expect(next.open).toHaveBeenCalledOnce();
});

test("shows the error if storage is blocked, because the reload could loop", async () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  const { open, dispatchError, loadScreen } = openPage("main-1.js");
  dispatchError();

  expect(open).not.toHaveBeenCalled();
  expect(await stateOf(loadScreen())).toBe(missing.message);
});

test("shows the error while offline", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const { open, dispatchError, loadScreen } = openPage("main-1.js");
  dispatchError();

  expect(open).not.toHaveBeenCalled();
  expect(await stateOf(loadScreen())).toBe(missing.message);
});
