import { beforeEach, expect, test } from "vitest";
import { renderPage } from "#prerender/render-page.tsx";
import { hydrateShop } from "#hydration/hydrate-shop.tsx";
import { hydrationEvents } from "#hydration/hydration-events.ts";
import { pageName } from "#hydration/page-name.ts";
import { routes } from "#routes.tsx";

// React's production build, which the browser tests run, ignores attributes that differ from the
// prerendered ones. The development build reports each, and the console guard fails the test.

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

beforeEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
});

test.each(["/", "/status", "/product/151373", "/product/unknown", "/nowhere"])(
  "%s hydrates without a mismatch",
  async (path) => {
    history.replaceState(null, "", path);
    const { body } = await renderPage(routes, "https://shop.example", path);
    document.body.innerHTML = `<div id="root" data-prerendered="${pageName(routes, path)}">${body}</div>`;
    const root = document.getElementById("root") ?? expect.fail("The page has no root.");
    const heading = root.querySelector("h1");

    const ready = new Promise((resolve) => {
      document.addEventListener(hydrationEvents.ready, resolve, { once: true });
    });
    await hydrateShop(root);
    await ready;

    expect(root.querySelector("h1")).toBe(heading);
  },
);
