import { render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { vi } from "vitest";
import { pageRoutes, routes } from "#routes.tsx";
import { loadFirstPage } from "#shop/start/load-pages.ts";

const { random } = Math;

/** Renders the whole shop at an address. As in the browser, its screen is loaded first. */
export async function openShop(address: string) {
  // Never show the browser check, which has its own tests.
  vi.spyOn(Math, "random").mockImplementation(() => 0.04 + random() * 0.96);
  // The screens that a press leads to are loaded as well, as they are when the browser was idle.
  await Promise.all(pageRoutes.map(async ({ lazy }) => lazy?.()));
  const url = new URL(address, window.location.origin);
  const hydrationData = await loadFirstPage(pageRoutes, url);
  const router = createMemoryRouter(routes, { initialEntries: [address], hydrationData });
  const page = render(<RouterProvider router={router} />);
  return { router, ...page };
}
