import { render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { vi } from "vitest";
import { routes } from "#routes.tsx";
// Import the lazy screens in advance, so that no test waits for them.
import "#shop/home/home-screen.tsx";
import "#shop/product/product-screen.tsx";
import "#shop/status/status-screen.tsx";
import { loadScreen } from "#shop/start/hydrate-shop.tsx";

const { random } = Math;

/** Renders the whole shop at an address. As in the browser, its screen is loaded first. */
export async function openShop(address: string) {
  // Never show the browser check, which has its own tests.
  vi.spyOn(Math, "random").mockImplementation(() => 0.04 + random() * 0.96);
  const [pathname = "/"] = address.split(/[?#]/);
  await loadScreen(routes, pathname);
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const page = render(<RouterProvider router={router} />);
  return { router, ...page };
}
