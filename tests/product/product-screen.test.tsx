import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { openShop } from "#tests/open-shop.tsx";

const heading = () => screen.getByRole("heading", { level: 1 });
const shelf = () => within(screen.getByRole("region", { name: "Our Cheats" }));
const pressedThumbnails = () =>
  within(screen.getByRole("main"))
    .getAllByRole("button", { pressed: true })
    .map((button) => button.closest("li"));

test("a product's screen shows it, and the others on the shelf", async () => {
  await openShop("/product/151373");
  expect(heading()).toHaveTextContent("Private [FN]");
  expect(shelf().getAllByRole("link")).toHaveLength(1);
  expect(shelf().getByRole("link")).toHaveTextContent(/^Temp Spoofer/);
});

test("each product shows its own plans", async () => {
  await openShop("/product/283989");
  const buttons = screen.getAllByRole("button", { name: /^Purchase/ });
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    "Purchase 3 Day Key, $8.99",
    "Purchase Week Key, $14.99",
    "Purchase Month Key, $24.99",
    "Purchase Lifetime Key, $34.99",
  ]);
});

test("from one product to another, its media start at the first again", async () => {
  await openShop("/product/151373");
  const videos = screen.getByRole("button", { name: /^Video / });
  await userEvent.click(videos);
  expect(pressedThumbnails()).toEqual([videos.closest("li")]);
  await userEvent.click(shelf().getByRole("link"));
  expect(await screen.findByRole("heading", { level: 1, name: /^Temp Spoofer/ })).toBeVisible();
  expect(pressedThumbnails()[0]?.previousElementSibling).toBeNull();
});

describe("an id that equals no product's exactly", () => {
  test.each(["999", "0151373", "15137", "151373%20", "constructor"])(
    "%s: Product not found",
    async (id) => {
      await openShop(`/product/${id}`);
      expect(heading()).toHaveTextContent("Product not found");
      expect(screen.queryByText("Choose your subscription plan")).not.toBeInTheDocument();
    },
  );

  test("has all products below, and a button that leads to them", async () => {
    const { router } = await openShop("/product/999");
    expect(shelf().getAllByRole("link")).toHaveLength(2);
    await userEvent.click(screen.getByRole("link", { name: "See our products" }));
    expect(screen.getByRole("region", { name: "Our Cheats" })).toHaveFocus();
    expect(router.state.location).toMatchObject({ pathname: "/product/999", hash: "" });
  });

  test("keeps the way back in the breadcrumb", async () => {
    await openShop("/product/999");
    const crumbs = within(screen.getByRole("navigation", { name: "Breadcrumb" }));
    expect(crumbs.getByRole("link", { name: "Products" })).toHaveAttribute("href", "/#products");
    expect(crumbs.getByText("Not found")).toHaveAttribute("aria-current", "page");
  });
});
