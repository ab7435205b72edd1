import { render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { onTestFinished, vi } from "vitest";
import { routes } from "#routes.tsx";
// Read beforehand, so that no test waits for the first reading of a lazy screen's files.
import "#home/home-screen.tsx";
import "#product/product-screen.tsx";
import "#status/status-screen.tsx";
import { loadHydrationData } from "#hydration/load-hydration-data.ts";

const { random } = Math;

/** The whole shop at an address, started as the browser's entry does it: its screens come first. */
export async function openShop(address: string) {
  // The fake check, drawn once in 25 route changes, has tests of its own.
  const draws = vi.spyOn(Math, "random").mockImplementation(() => 0.04 + random() * 0.96);
  onTestFinished(() => {
    draws.mockRestore();
  });
  const [pathname = "/"] = address.split(/[?#]/);
  const router = createMemoryRouter(routes, {
    initialEntries: [address],
    hydrationData: await loadHydrationData(routes, pathname),
  });
  const page = render(<RouterProvider router={router} />);
  return { router, ...page };
}
