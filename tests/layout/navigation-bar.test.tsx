import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { describe, expect, test, vi } from "vitest";
import { NavigationBar } from "#layout/navigation-bar.tsx";
import { setMedia } from "#tests/polyfills/match-media.ts";

const supportUrl = "https://chat.example/invite";
const entryNames = ["Home", "Products", "Status", /^Support/];

function openBar(address = "/product/1") {
  const bar = (
    <>
      <NavigationBar shopName="Sample Shop" supportUrl={supportUrl} />
      <section id="products" tabIndex={-1} aria-label="Products section" />
    </>
  );
  const router = createMemoryRouter([{ path: "*", element: bar }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return router;
}

const navigation = () => screen.getByRole("navigation", { name: "Main" });
const link = (name: string | RegExp) => within(navigation()).getByRole("link", { name });
const menuButton = () => screen.getByRole("button", { name: "Menu" });
const menu = () => within(navigation()).getAllByRole("list")[1];

/** The two places of the entries: in the bar, and in the menu of small screens. */
const places = {
  bar: async () => within(navigation()).getByRole("list"),
  menu: async () => {
    await userEvent.click(menuButton());
    return menu() ?? expect.fail("the menu did not open");
  },
};

describe.each(["bar", "menu"] as const)("in the %s", (place) => {
  const openPlace = async (address?: string) => {
    const router = openBar(address);
    return { router, entries: within(await places[place]()) };
  };

  test("there are four entries, in their order", async () => {
    const { entries } = await openPlace();
    const links = entries.getAllByRole("link");
    expect(links).toHaveLength(4);
    for (const [index, name] of entryNames.entries())
      expect(links[index]).toHaveAccessibleName(name);
  });

  test.each([
    ["Home", "/"],
    ["Status", "/status"],
  ])("%s goes to %s", async (name, path) => {
    const { router, entries } = await openPlace();
    await userEvent.click(entries.getByRole("link", { name }));
    expect(router.state.location.pathname).toBe(path);
  });

  test("Products glides to the section and takes the focus along, and never navigates", async () => {
    const { router, entries } = await openPlace();
    const before = router.state.location;
    const glide = vi.spyOn(Element.prototype, "scrollIntoView");
    await userEvent.click(entries.getByRole("link", { name: "Products" }));
    const section = screen.getByRole("region", { name: "Products section" });
    expect(glide.mock.instances).toEqual([section]);
    expect(glide).toHaveBeenCalledWith({ behavior: "smooth", block: "start" });
    expect(section).toHaveFocus();
    expect(router.state.location).toBe(before);
    expect(window.location.hash).toBe("");
    glide.mockRestore();
  });

  test("Support leads to the community chat, in a tab of its own", async () => {
    const { entries } = await openPlace();
    const support = entries.getByRole("link", { name: /^Support/ });
    expect(support).toHaveAttribute("href", supportUrl);
    expect(support).toHaveAttribute("target", "_blank");
    expect(support).toHaveAttribute("rel", "noopener");
    expect(support).toHaveAccessibleName(/^Support ?\(opens the community chat in a new tab\)$/);
  });

  test.each([
    ["/", "Home"],
    ["/status", "Status"],
  ])("at %s, %s and nothing else is the current page", async (address, name) => {
    const { entries } = await openPlace(address);
    const current = entries.getAllByRole("link", { current: "page" });
    expect(current).toEqual([entries.getByRole("link", { name })]);
  });
});

test("the menu button shows and hides the menu", async () => {
  openBar();
  // The browser itself announces the state of a button with `popovertarget`.
  expect(menuButton()).not.toHaveAttribute("aria-expanded");
  expect(menu()).toBeUndefined();
  await userEvent.click(menuButton());
  expect(menu()).toBeVisible();
  await userEvent.click(menuButton());
  expect(menu()).toBeUndefined();
});

test.each(["Home", "Products", "Status"])("%s closes the menu", async (name) => {
  openBar();
  await userEvent.click(menuButton());
  await userEvent.click(within(menu() ?? expect.fail("no menu")).getByRole("link", { name }));
  expect(menu()).toBeUndefined();
});

test.each(["ctrlKey", "metaKey", "shiftKey"])(
  "a press on Products with %s is left to the browser, which opens a new tab or window",
  (key) => {
    openBar();
    expect(fireEvent.click(link("Products"), { [key]: true })).toBe(true);
    expect(screen.getByRole("region", { name: "Products section" })).not.toHaveFocus();
  },
);

test("with reduced motion Products jumps", async () => {
  setMedia("(prefers-reduced-motion: reduce)", true);
  openBar();
  const jump = vi.spyOn(Element.prototype, "scrollIntoView");
  await userEvent.click(link("Products"));
  expect(jump).toHaveBeenCalledWith({ behavior: "auto", block: "start" });
  jump.mockRestore();
});

test("before the scripts Products is a plain link to the section", () => {
  openBar();
  expect(link("Products")).toHaveAttribute("href", "#products");
});

test("the shop's name leads home", async () => {
  const router = openBar();
  await userEvent.click(link("Sample Shop"));
  expect(router.state.location.pathname).toBe("/");
});

test("the bar sits below the announcement, at the offset that the page has for it", () => {
  openBar();
  expect(screen.getByRole("banner")).toHaveClass("sticky", "top-(--announcement-height)");
});
