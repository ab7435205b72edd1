import { useId, useState } from "react";
import type { RouteObject } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { renderPage } from "#prerender/render-page.tsx";
import type * as shopRoutes from "#routes.tsx";
import type { PageRoute } from "#routes.tsx";
import { hydrateShop } from "#shop/start/hydrate-shop.tsx";
import { hydrationEvents, replayEarlyClicks } from "#shop/start/replay-early-clicks.ts";

const state = vi.hoisted(() => ({ routes: [] as RouteObject[], pageRoutes: [] as PageRoute[] }));
vi.mock("#routes.tsx", () => ({
  get routes() {
    return state.routes;
  },
  get pageRoutes() {
    return state.pageRoutes;
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

function counterRoutes(): PageRoute[] {
  const handle = { head: () => ({ title: "t" }) };
  return [{ path: "/counter", handle, lazy: async () => ({ Component: Counter }) }];
}

/** Puts a prerendered page into the document, as the host would send it. */
async function showPrerendered(path: string, page = path): Promise<HTMLElement> {
  history.replaceState(null, "", path);
  const { headTags, body } = await renderPage(state.routes, "https://shop.example", page);
  document.head.innerHTML = headTags;
  document.body.innerHTML = `<div id="root">${body}</div>`;
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no root.");
  return root;
}

function once(event: string): Promise<void> {
  return new Promise((resolve) => {
    document.addEventListener(event, () => resolve(), { once: true });
  });
}

beforeEach(() => {
  state.pageRoutes = counterRoutes();
  state.routes = state.pageRoutes;
});

test("a click during hydration is left to React, which counts it once", async () => {
  const root = await showPrerendered("/counter");
  replayEarlyClicks();
  const button = root.querySelector("button");

  const hydrating = once(hydrationEvents.hydrating);
  const ready = once(hydrationEvents.ready);
  void hydrateShop(root);
  await hydrating;
  button?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await ready;
  await vi.waitFor(() => expect(button?.textContent).toBe("1"));
});

// React's production build, which the browser tests run, ignores attributes that differ from the
// prerendered ones. The development build reports each, and the console guard fails the test.
test.each([
  ["/", "/"],
  ["/status", "/status"],
  ["/product/151373", "/product/151373"],
  // As hosts answer: Cloudflare by the nearest 404.html, the others by rules.
  ["/product/unknown", "/product/404"],
  ["/product/x/y", "/product/404"],
  ["/product/", "/product/404"],
  ["/product", "/404"],
  ["/nowhere", "/404"],
  ["/status/", "/404"],
  ["/status//", "/404"],
  ["/STATUS", "/404"],
])(
  "at %s, the page that hosts send for it, %s, hydrates without a mismatch",
  async (path, page) => {
    // Offline, no other screens load, which could continue after the last test.
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    Object.assign(state, await vi.importActual<typeof shopRoutes>("#routes.tsx"));
    const root = await showPrerendered(path, page);
    const heading = root.querySelector("h1");
    const ready = once(hydrationEvents.ready);
    await hydrateShop(root);
    await ready;
    expect(root.querySelector("h1")).toBe(heading);
  },
);
