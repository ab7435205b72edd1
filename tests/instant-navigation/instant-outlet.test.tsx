import { act, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider, useParams } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { defaultPreferences } from "#data/preferences.ts";
import { InstantOutlet } from "#instant-navigation/instant-outlet.tsx";
import { PreferencesProvider } from "#preferences/preferences-provider.tsx";
import { PreferencesStore } from "#preferences/preferences-store.ts";
import { setInView } from "#tests/polyfills/observers.ts";

const productPaths = Array.from({ length: 20 }, (_, index) => `/product/${index}`);

/** The screens that were rendered, since the list was last emptied. */
const rendered: string[] = [];

function Home() {
  rendered.push("Home");
  return productPaths.map((path) => (
    <a key={path} href={path}>
      {path}
    </a>
  ));
}

function Status() {
  rendered.push("Status");
  return null;
}

function Product({ productId }: { productId?: string }) {
  const params = useParams();
  rendered.push(`Product ${productId ?? params["productId"]}`);
  return null;
}

const screens = [
  { path: "/", Component: Home },
  { path: "/status", Component: Status },
  { path: "/product/:productId", Component: Product },
];

/** Lets the screen settle, and the idle callbacks run. */
const settle = () => act(() => vi.advanceTimersByTimeAsync(3000));

test("however many products are in view, Home and Status are prepared for Back and the bar", async () => {
  vi.useFakeTimers();
  const outlet = (
    <PreferencesProvider store={new PreferencesStore(defaultPreferences)}>
      <main>
        <InstantOutlet screens={screens} />
      </main>
    </PreferencesProvider>
  );
  const router = createMemoryRouter([{ element: outlet, children: screens }]);
  render(<RouterProvider router={router} />);
  await settle();
  expect(rendered).toContain("Status");
  act(() => {
    for (const link of screen.getAllByRole("link")) setInView(link, true);
  });
  await settle();
  expect(rendered).toContain("Product 0");
  expect(rendered).not.toContain("Product 19");

  rendered.splice(0);
  await act(() => router.navigate("/product/0"));
  await settle();
  expect(rendered).toContain("Home");
});
