import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createBrowserRouter, Link, Outlet, RouterProvider } from "react-router-dom";
import { describe, expect, test } from "vitest";
import { useLinkPresses } from "#shop/navigation/use-link-presses.ts";

function Layout() {
  useLinkPresses();
  return (
    <main>
      <Outlet />
    </main>
  );
}

/** Opens a shop of two screens. The first has a link and a section. */
function open(href = "/status") {
  history.replaceState(null, "", "/?game=FN");
  const home = (
    <>
      <h1>Home</h1>
      <Link to={href}>Link</Link>
      <section id="products" aria-label="Products" />
    </>
  );
  const status = (
    <>
      <h1>Status</h1>
      <section id="products" aria-label="Products" />
      <button>Press</button>
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
const heading = (name: string) => screen.getByRole("heading", { name });
const section = () => screen.getByRole("region", { name: "Products" });

test("the first load keeps the focus, a route change moves it to the heading, and Back to the link", async () => {
  const router = open();
  expect(document.body).toHaveFocus();
  await userEvent.click(link());
  expect(heading("Status")).toHaveFocus();
  await act(() => router.navigate(-1));
  expect(link()).toHaveFocus();
});

test("a route change to an address with a hash moves the focus to its target", async () => {
  open("/status#products");
  await userEvent.click(link());
  expect(heading("Status")).toBeVisible();
  expect(section()).toHaveFocus();
});

test("a link to a section of the page moves the focus there without a history entry", async () => {
  open("/?game=FN#products");
  const entries = history.length;
  await userEvent.click(link());
  expect(section()).toHaveFocus();
  expect(history.length).toBe(entries);
  expect(window.location.hash).toBe("");
});

test.each(["/#products", "/?game=FN#unknown"])("the router follows a link to %s", async (href) => {
  open(href);
  await userEvent.click(link());
  const { pathname, search, hash } = window.location;
  expect(pathname + search + hash).toBe(href);
});

test("a press with a modifier key is left to the browser", async () => {
  open("/?game=FN#products");
  // jsdom cannot open a new tab.
  window.addEventListener("click", (event) => event.preventDefault(), { once: true });
  fireEvent.click(link(), { ctrlKey: true });
  expect(document.body).toHaveFocus();
});

function pressAt(element: HTMLElement, atMs: number, init: MouseEventInit) {
  const press = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
  Object.defineProperty(press, "timeStamp", { value: atMs });
  return fireEvent(element, press);
}

describe("after a press has changed the screen", () => {
  const place = { detail: 1, clientX: 100, clientY: 200 };

  /** Presses the link, then the button of the next screen. Returns whether the second press counts. */
  async function pressTwice(second: MouseEventInit, laterMs = 100) {
    const router = open();
    pressAt(link(), 1000, place);
    await act(() => router.navigate("/status"));
    return pressAt(screen.getByRole("button"), 1000 + laterMs, second);
  }

  test.each<[string, boolean, MouseEventInit, number?]>([
    ["the second press of a double press is ignored", false, { ...place, detail: 2, clientX: 110 }],
    ["a press at another place counts", true, { ...place, clientX: 150 }],
    ["a press half a second later counts", true, place, 500],
    ["a key or a script can press at once", true, { detail: 0 }],
  ])("%s", async (_, counts, second, laterMs) => {
    expect(await pressTwice(second, laterMs)).toBe(counts);
  });
});
