import type { RouteObject } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { loadRouteModules } from "#hydration/load-route-modules.ts";

const Screen = () => null;

test("only the screens of the address are loaded, and into their routes", async () => {
  const load = vi.fn(async () => ({ Component: Screen }));
  const loadOther = vi.fn(async () => ({ Component: Screen }));
  const route: RouteObject = { path: "/a", lazy: load };
  const other: RouteObject = { path: "/b", lazy: loadOther };

  await loadRouteModules([{ children: [route, other] }], "/a");

  expect(route.Component).toBe(Screen);
  expect(route.lazy).toBeUndefined();
  expect(loadOther).not.toHaveBeenCalled();
});

test("an address without a route needs no screen", async () => {
  await expect(loadRouteModules([{ path: "/a" }], "/b")).resolves.toBeUndefined();
});
