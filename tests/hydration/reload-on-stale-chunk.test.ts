// @vitest-environment jsdom
import type { RouteObject } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { reloadOnStaleChunk } from "#hydration/reload-on-stale-chunk.ts";

const gone = new Error("The chunk is gone.");

/** A page of this build with one lazy screen, whose chunk is gone. */
function openPage(build: string) {
  const page = new EventTarget();
  const open = vi.fn();
  const reload = vi.fn();
  const route: RouteObject = {
    path: "/status",
    lazy: async () => {
      throw gone;
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
    /** Back brings the page as it was left. */
    comeBack: () => {
      page.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    },
    /** The bundler tells that a chunk is gone; answers whether that was taken care of. */
    loseChunk: () => {
      const event = new Event("vite:preloadError", { cancelable: true });
      page.dispatchEvent(event);
      return event.defaultPrevented;
    },
    loadScreen: () => lazy(),
  };
}

/** What has become of a promise after a while. */
async function stateOf(promise: Promise<unknown>): Promise<string> {
  const wait = new Promise((resolve) => {
    setTimeout(resolve, 10, "pending");
  });
  return Promise.race([promise, wait]).then(String, (error: Error) => error.message);
}

test("a missing chunk opens the address that the visitor is on the way to", async () => {
  const { open, loseChunk, loadScreen } = openPage("main-1.js");
  const isHandled = loseChunk();

  expect(open).toHaveBeenCalledExactlyOnceWith("/status?from=link");
  expect(isHandled).toBe(true);
  expect(await stateOf(loadScreen()), "the old page stays, without an error").toBe("pending");
});

test("a page that was left is opened anew when Back brings it; any other stays", () => {
  const { reload, comeBack, loseChunk } = openPage("main-1.js");
  comeBack();
  expect(reload).not.toHaveBeenCalled();
  loseChunk();
  comeBack();
  expect(reload).toHaveBeenCalledOnce();
});

test("several missing chunks open one page", () => {
  const { open, loseChunk } = openPage("main-1.js");
  loseChunk();
  expect(loseChunk()).toBe(true);
  expect(open).toHaveBeenCalledOnce();
});

test("a page that was opened anew and still misses its chunk shows the error: no loop", async () => {
  openPage("main-1.js").loseChunk();

  const again = openPage("main-1.js");
  const isHandled = again.loseChunk();

  expect(again.open).not.toHaveBeenCalled();
  expect(isHandled).toBe(false);
  expect(await stateOf(again.loadScreen())).toBe(gone.message);
});

test("the next redeploy in the same visit is followed, too", () => {
  openPage("main-1.js").loseChunk();
  const next = openPage("main-2.js");
  next.loseChunk();
  expect(next.open).toHaveBeenCalledOnce();
});

test("where nothing can be remembered, the error is shown: no loop", async () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("refused", "SecurityError");
  });
  const { open, loseChunk, loadScreen } = openPage("main-1.js");
  const isHandled = loseChunk();

  expect(open).not.toHaveBeenCalled();
  expect(isHandled).toBe(false);
  expect(await stateOf(loadScreen())).toBe(gone.message);
  vi.restoreAllMocks();
});

test("a visitor without a connection keeps the page", () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const { open, loseChunk } = openPage("main-1.js");

  expect(loseChunk()).toBe(false);
  expect(open).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
