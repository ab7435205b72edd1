import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { describe, expect, test } from "vitest";
import { NavigationBar } from "#layout/navigation-bar.tsx";

const supportUrl = "https://chat.example/invite";
const entryNames = ["Home", "Products", "Status", /^Support/];

function openBar(address = "/product/1") {
  const bar = (
    <>
      <NavigationBar shopName="Sample Shop" mark={null} supportUrl={supportUrl} />
      <section id="products" tabIndex={-1} aria-label="Products section" />
    </>
  );
  const router = createMemoryRouter([{ path: "*", element: bar }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return router;
}

type Router = ReturnType<typeof openBar>;

const navigation = () => screen.getByRole("navigation", { name: "Main" });
const link = (name: string | RegExp) => within(navigation()).getByRole("link", { name });
const menuButton = () => screen.getByRole("button", { name: "Menu" });
const menu = () => within(navigation()).getAllByRole("list")[1];

/** The entries appear twice: in the bar, and in the menu of small screens. */
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

  test("there are four entries in order", async () => {
    const { entries } = await openPlace();
    const links = entries.getAllByRole("link");
    expect(links).toHaveLength(4);
    for (const [index, name] of entryNames.entries())
      expect(links[index]).toHaveAccessibleName(name);
  });

  test("Support links to the community chat, in a new tab", async () => {
    const { entries } = await openPlace();
    const support = entries.getByRole("link", { name: /^Support/ });
    expect(support).toHaveAttribute("href", supportUrl);
    expect(support).toHaveAttribute("target", "_blank");
    expect(support).toHaveAttribute("rel", "noopener");
    expect(support).toHaveAccessibleName(/^Support ?\(opens the community chat in a new tab\)$/);
  });
});

test.each<[string, (router: Router) => unknown]>([
  ["Back", (router) => act(() => router.navigate(-1))],
  ["the link on the shop's name", () => userEvent.click(link("Sample Shop"))],
])("%s closes the menu", async (_, navigate) => {
  const router = openBar();
  await act(() => router.navigate("/product/2"));
  await userEvent.click(menuButton());
  expect(menu()).toBeVisible();
  await navigate(router);
  expect(within(navigation()).getAllByRole("list")).toHaveLength(1);
});

test.each(["ctrlKey", "metaKey", "shiftKey"])(
  "a click on Products with %s is left to the browser, which opens a new tab or window",
  (key) => {
    openBar();
    expect(fireEvent.click(link("Products"), { [key]: true })).toBe(true);
    expect(screen.getByRole("region", { name: "Products section" })).not.toHaveFocus();
  },
);

test("without scripts Products is a plain link to the section", () => {
  openBar();
  expect(link("Products")).toHaveAttribute("href", "#products");
});
