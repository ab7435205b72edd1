import type { RouteObject } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { loadHydrationData } from "#shop/start/load-hydration-data.ts";

const Screen = () => null;

test("loads only the screens of the address into their routes", async () => {
  const load = vi.fn(async () => ({ Component: Screen }));
  const loadOther = vi.fn(async () => ({ Component: Screen }));
  const route: RouteObject = { path: "/a", lazy: load };
  const other: RouteObject = { path: "/b", lazy: loadOther };

  const data = await loadHydrationData([{ children: [route, other] }], "/a");

  expect(route.Component).toBe(Screen);
  expect(route.lazy).toBeUndefined();
  expect(loadOther).not.toHaveBeenCalled();
  expect(data).toEqual({ loaderData: {} });
});

test("reports an unknown address as a 404 to the nearest error boundary", async () => {
  const routes: RouteObject[] = [
    {
      errorElement: <Screen />,
      children: [{ id: "screens", errorElement: <Screen />, children: [{ path: "*" }] }],
    },
  ];
  expect(await loadHydrationData(routes, "/nowhere")).toEqual({
    errors: { screens: expect.objectContaining({ status: 404, statusText: "Not Found" }) },
  });
});
