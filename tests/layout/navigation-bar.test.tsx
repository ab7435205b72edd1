import { render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, test } from "vitest";
import { NavigationBar } from "#shop/layout/navigation-bar.tsx";

function openBar() {
  const bar = <NavigationBar />;
  render(<RouterProvider router={createMemoryRouter([{ path: "*", element: bar }])} />);
}

const entries = () => within(screen.getByRole("navigation", { name: "Main" })).getByRole("list");
const products = () => within(entries()).getByRole("link", { name: "Products" });

test("there are four entries in order; Products is a plain link without scripts", () => {
  openBar();
  const names = within(entries()).getAllByRole("link");
  expect(names.map(({ textContent }) => textContent)).toEqual([
    "Home",
    "Products",
    "Status",
    expect.stringMatching(/^Support/),
  ]);
  expect(products()).toHaveAttribute("href", "#products");
});

test("Support links to the community chat, in a new tab", () => {
  openBar();
  const support = within(entries()).getByRole("link", { name: /^Support/ });
  expect(support).toHaveAttribute("href", "https://discord.gg/latchkey-sample");
  expect(support).toHaveAttribute("target", "_blank");
  expect(support).toHaveAccessibleName(/^Support ?\(opens the community chat in a new tab\)$/);
});
