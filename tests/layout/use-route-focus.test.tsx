import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { createBrowserRouter, Link, Outlet, RouterProvider } from "react-router-dom";
import { expect, test } from "vitest";
import { useRouteFocus } from "#shop/layout/use-route-focus.ts";

/** A layout with a notice that can be dismissed. */
function Layout() {
  const [hasNotice, setHasNotice] = useState(true);
  useRouteFocus();
  return (
    <>
      {hasNotice && (
        <p>
          <a href="https://example.com/">Sale</a>
          <button onClick={() => setHasNotice(false)}>Dismiss</button>
        </p>
      )}
      <main>
        <Outlet />
      </main>
    </>
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
  // The notice is gone by then, and with it a link.
  await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  await act(() => router.navigate(-1));
  expect(link()).toHaveFocus();
  await act(() => router.navigate("/status"));
  await act(() => router.navigate("/"));
  expect(screen.getByRole("heading", { name: "Home" })).toHaveFocus();
});

test("Back focuses the link if the address has changed just before the press", async () => {
  const router = open();
  const search = () => void router.navigate("/?q=priv", { replace: true });
  window.addEventListener("click", search, { capture: true, once: true });
  await userEvent.click(link());
  await act(() => router.navigate(-1));
  expect(link()).toHaveFocus();
});

test("a route change to a section moves the focus to it", async () => {
  open("/status#products");
  await userEvent.click(link());
  expect(screen.getByRole("region", { name: "Products" })).toHaveFocus();
});

test("a link to a section of the current screen moves the focus to it, each time", async () => {
  const router = open();
  await userEvent.click(link());
  for (const name of ["Status", "Status"]) {
    screen.getByRole("heading", { name }).focus();
    await act(() => router.navigate("/status#products"));
    expect(screen.getByRole("region", { name: "Products" })).toHaveFocus();
  }
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
