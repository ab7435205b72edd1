import { act, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider, useParams } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { InstantOutlet } from "#shop/navigation/instant-outlet.tsx";
import { RouterContext } from "#shop/navigation/router-context.ts";
import { setInView } from "#tests/polyfills/intersection-observer.ts";

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

const routes = [
  { path: "/", Component: Home },
  { path: "/status", Component: Status },
  { path: "/product/:productId", Component: Product },
];

/** Lets the screen settle, and the idle callbacks run. */
const settle = () => act(() => vi.advanceTimersByTimeAsync(3000));

/** Opens Home, as a visitor who moves the pointer. */
async function openHome() {
  vi.useFakeTimers();
  const outlet = (
    <main>
      <InstantOutlet routes={routes} />
    </main>
  );
  const router = createMemoryRouter([{ element: outlet, children: routes }]);
  render(
    <RouterContext value={router}>
      <RouterProvider router={router} />
    </RouterContext>,
  );
  fireEvent.pointerMove(document.body);
  await settle();
  return router;
}

/** Moves the links of some products into view or out of it. */
async function show(indexes: number[], isInView = true) {
  act(() => {
    for (const index of indexes) {
      setInView(screen.getByRole("link", { name: productPaths[index] ?? "" }), isInView);
    }
  });
  await settle();
}

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

beforeEach(() => {
  rendered.splice(0);
});

test("the screens of the links in view are prepared, and the last one, for Back", async () => {
  const router = await openHome();
  await show([3]);
  expect(new Set(rendered)).toEqual(new Set(["Home", "Product 3"]));

  await act(() => router.navigate("/status"));
  rendered.splice(0);
  await settle();
  expect(rendered).toContain("Home");
});

test("when other links come into view, as in another sort order, their screens are prepared", async () => {
  await openHome();
  await show(numbers(0, 11));
  await show(numbers(0, 11), false);
  await show([19]);
  expect(rendered).toContain("Product 19");
});

test("nothing is prepared for a visitor who saves data", async () => {
  vi.stubGlobal("navigator", { onLine: true, connection: { saveData: true } });
  await openHome();
  await show([0]);
  expect(new Set(rendered)).toEqual(new Set(["Home"]));
});
