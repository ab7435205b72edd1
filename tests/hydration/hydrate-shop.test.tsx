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

/** A page as the host sends it. */
async function sent(name: string): Promise<HTMLElement> {
  const { body } = await renderPage(makeRoutes(), "https://shop.example", "/counter");
  document.body.innerHTML = `<div id="root" data-prerendered="${name}">${body}</div>`;
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no root.");
  return root;
}

function whenTold(event: string): Promise<void> {
  return new Promise((resolve) => {
    document.addEventListener(event, () => resolve(), { once: true });
  });
}

// React runs as it does in a browser, by its own clock.
declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

beforeEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  state.routes = makeRoutes();
  history.replaceState(null, "", "/counter");
});

test("the page that was sent is taken over node by node, and answers when it says so", async () => {
  const root = await sent("/counter");
  const button = root.querySelector("button");

  const ready = whenTold(hydrationEvents.ready);
  await hydrateShop(root);
  await ready;

  expect(root.querySelector("button")).toBe(button);
  expect(root.querySelectorAll("h1")).toHaveLength(1);
  button?.click();
  await vi.waitFor(() => expect(button?.textContent).toBe("1"));
});

test("a page of another address is replaced, never mixed", async () => {
  const root = await sent("error");
  const button = root.querySelector("button");

  const ready = whenTold(hydrationEvents.ready);
  await hydrateShop(root);
  await ready;

  expect(button?.isConnected).toBe(false);
  expect(root.querySelectorAll("h1")).toHaveLength(1);
});

test("a press while React hydrates counts once", async () => {
  const root = await sent("/counter");
  replayEarlyClicks();
  const button = root.querySelector("button");

  const hydrating = whenTold(hydrationEvents.hydrating);
  const ready = whenTold(hydrationEvents.ready);
  void hydrateShop(root);
  await hydrating;
  button?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await ready;
  // Time enough for a second press to show.
  await new Promise((resolve) => {
    setTimeout(resolve, 50);
  });

  expect(button?.textContent).toBe("1");
});
