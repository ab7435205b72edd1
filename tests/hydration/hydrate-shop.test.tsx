import { useId, useState } from "react";
import type { RouteObject } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { renderPage } from "#prerender/render-page.tsx";
import { replayEarlyClicks } from "#hydration/replay-early-clicks.ts";
import { hydrationEvents } from "#hydration/hydration-events.ts";
import { hydrateShop } from "#hydration/hydrate-shop.tsx";

const state = vi.hoisted(() => ({ routes: [] as RouteObject[] }));
vi.mock("#routes.tsx", () => ({
  get routes() {
    return state.routes;
  },
}));

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <main>
      <h1 id={useId()}>Counter</h1>
      <button onClick={() => setCount((before) => before + 1)}>{count}</button>
    </main>
  );
}

function makeRoutes(): RouteObject[] {
  const handle = { head: () => ({ title: "t", description: "d" }) };
  return [{ path: "/counter", handle, lazy: async () => ({ Component: Counter }) }];
}

/** Puts a prerendered page into the document, as the host would send it. */
async function showPrerendered(name: string): Promise<HTMLElement> {
  const { body } = await renderPage(makeRoutes(), "https://shop.example", "/counter");
  document.body.innerHTML = `<div id="root" data-prerendered="${name}">${body}</div>`;
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no root.");
  return root;
}

function once(event: string): Promise<void> {
  return new Promise((resolve) => {
    document.addEventListener(event, () => resolve(), { once: true });
  });
}

// Outside `act`, React schedules its work as in a browser.
declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

beforeEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  state.routes = makeRoutes();
  history.replaceState(null, "", "/counter");
});

test("hydrates the prerendered page, which reacts to clicks once it is ready", async () => {
  const root = await showPrerendered("/counter");
  const button = root.querySelector("button");

  const ready = once(hydrationEvents.ready);
  await hydrateShop(root);
  await ready;

  expect(root.querySelector("button")).toBe(button);
  expect(root.querySelectorAll("h1")).toHaveLength(1);
  button?.click();
  await vi.waitFor(() => expect(button?.textContent).toBe("1"));
});

test("replaces the page of another address", async () => {
  const root = await showPrerendered("error");
  const button = root.querySelector("button");

  const ready = once(hydrationEvents.ready);
  await hydrateShop(root);
  await ready;

  expect(button?.isConnected).toBe(false);
  expect(root.querySelectorAll("h1")).toHaveLength(1);
});

test("a click during hydration counts once", async () => {
  const root = await showPrerendered("/counter");
  replayEarlyClicks();
  const button = root.querySelector("button");

  const hydrating = once(hydrationEvents.hydrating);
  const ready = once(hydrationEvents.ready);
  void hydrateShop(root);
  await hydrating;
  button?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await ready;
  // Wait for a possible second click to take effect.
  await new Promise((resolve) => {
    setTimeout(resolve, 50);
  });

  expect(button?.textContent).toBe("1");
});
