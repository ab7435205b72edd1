import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openShop } from "#tests/open-shop.tsx";

const related = () => within(screen.getByRole("region", { name: "Also working today" }));
const pressedThumbnails = () =>
  within(screen.getByRole("main"))
    .getAllByRole("button", { pressed: true })
    .map((button) => button.closest("li"));

test("navigating to another product focuses its heading and selects its first media item", async () => {
  await openShop("/product/151373");
  const videos = screen.getByRole("button", { name: /^Video / });
  await userEvent.click(videos);
  expect(pressedThumbnails()).toEqual([videos.closest("li")]);
  await userEvent.click(related().getByRole("link", { name: /^Temp Spoofer/ }));
  await waitFor(() => {
    expect(screen.getByRole("heading", { level: 1, name: /^Temp Spoofer/ })).toHaveFocus();
  });
  expect(pressedThumbnails()[0]?.previousElementSibling).toBeNull();
  expect(related().queryByRole("link", { name: /^Temp Spoofer/ })).not.toBeInTheDocument();
  expect(related().getByRole("link", { name: /^Private/ })).toBeInTheDocument();
});

test("the breadcrumb of a missing product leads to Home and to the products", async () => {
  await openShop("/product/999");
  const crumbs = within(screen.getByRole("navigation", { name: "Breadcrumb" }));
  const links = crumbs.getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Home", "/"],
    ["Products", "/#products"],
  ]);
  expect(crumbs.getByText("Not found")).toHaveAttribute("aria-current", "page");
});

test("a former address leads to the product, and to the plan", async () => {
  const { router } = await openShop("/product/overlay#plan-300009");
  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent(/^Battlefield/);
  const { pathname, hash } = router.state.location;
  expect(pathname + hash).toBe("/product/417256#plan-300009");
});
