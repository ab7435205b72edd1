import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createBrowserRouter, Link, Outlet, RouterProvider } from "react-router-dom";
import { expect, test } from "vitest";
import { useRouteFocus } from "#shop/layout/use-route-focus.ts";

function Layout() {
  useRouteFocus();
  return (
    <main>
      <Outlet />
    </main>
  );
}

/** Opens a shop of two screens. The first has a link to the second, which has a section. */
function open(href = "/status") {
  const home = (
    <>
      <h1>Home</h1>
      <Link to={href}>Link</Link>
    </>
  );
  const status = (
    <>
      <h1>Status</h1>
      <section id="products" aria-label="Products" />
    </>
  );
  const children = [
    { path: "/", element: home },
    { path: "/status", element: status },
  ];
  const router = createBrowserRouter([{ element: <Layout />, children }]);
  render(<RouterProvider router={router} />);
  return router;
}

const link = () => screen.getByRole("link", { name: "Link" });

test("the first load keeps the focus, a route change moves it to the heading, and Back to the link", async () => {
  const router = open();
  expect(document.body).toHaveFocus();
  await userEvent.click(link());
  expect(screen.getByRole("heading", { name: "Status" })).toHaveFocus();
  await act(() => router.navigate(-1));
  expect(link()).toHaveFocus();
});

test.each(["/status#products", "/status#prod%75cts"])(
  "a route change to %s moves the focus to the section",
  async (href) => {
    open(href);
    await userEvent.click(link());
    expect(screen.getByRole("region", { name: "Products" })).toHaveFocus();
  },
);

test("a hash that is cut in the middle of an escape moves the focus to the heading", async () => {
  open("/status#prod%7");
  await userEvent.click(link());
  expect(screen.getByRole("heading", { name: "Status" })).toHaveFocus();
});

test.each(["/?q=spoof", "/#faq"])(
  "a change of the address to %s keeps the focus",
  async (address) => {
    const router = open();
    link().focus();
    await act(() => router.navigate(address));
    expect(link()).toHaveFocus();
  },
);
