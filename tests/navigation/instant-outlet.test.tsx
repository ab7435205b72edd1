import { act, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider, useParams } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { InstantOutlet } from "#shop/navigation/instant-outlet.tsx";
import { RouterContext } from "#shop/navigation/router-context.ts";
import { Picture } from "#shop/media/picture.tsx";
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
  const picture = { src: "/ring.webp", width: 16, height: 10 };
  return <Picture picture={picture} alt="A ring." sizes="100vw" />;
}

const screens = [
  { path: "/", Component: Home },
  { path: "/status", Component: Status },
  { path: "/product/:productId", Component: Product },
];

/** Lets the screen settle, and the idle callbacks run. */
const settle = () => act(() => vi.advanceTimersByTimeAsync(3000));

/** Opens Home and waits until the products, whose links are in view, are prepared. */
async function openPrepared() {
  vi.useFakeTimers();
  const outlet = (
    <main>
      <InstantOutlet screens={screens} mayShowEarly={() => true} />
    </main>
  );
  const router = createMemoryRouter([{ element: outlet, children: screens }]);
  render(
    <RouterContext value={router}>
      <RouterProvider router={router} />
    </RouterContext>,
  );
  await settle();
  act(() => {
    for (const link of screen.getAllByRole("link")) setInView(link, true);
  });
  await settle();
  return router;
}

test("however many products are in view, Home and Status are prepared for Back and the bar", async () => {
  const router = await openPrepared();
  expect(rendered).toContain("Status");
  expect(rendered).toContain("Product 0");
  expect(rendered).not.toContain("Product 19");

  rendered.splice(0);
  await act(() => router.navigate("/product/0"));
  await settle();
  expect(rendered).toContain("Home");
});

test("nothing is prepared for a visitor who saves data", async () => {
  vi.stubGlobal("navigator", { onLine: true, connection: { saveData: true } });
  rendered.splice(0);
  await openPrepared();
  expect(new Set(rendered)).toEqual(new Set(["Home"]));
});

test("a picture that fails while its screen is prepared loads again when the screen opens", async () => {
  const created = vi.spyOn(document, "createElement");
  const router = await openPrepared();
  const elements = created.mock.results.map(({ value }) => value as unknown);
  act(() => {
    for (const element of elements) {
      if (element instanceof HTMLImageElement) fireEvent.error(element);
    }
  });
  await act(() => router.navigate("/product/0"));
  expect(screen.getByRole("img", { name: "A ring." })).toBeVisible();
});
