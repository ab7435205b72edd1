import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { describe, expect, test } from "vitest";
import { errorHead, routes } from "#routes.tsx";
import { expectConsole } from "#tests/console-guard.ts";
import { openShop } from "#tests/open-shop.tsx";

const heading = () => screen.getByRole("heading", { level: 1 });

function showThrown(thrown: unknown) {
  expectConsole("error", /./);
  const Broken = () => {
    throw thrown;
  };
  const errorElement = routes[0]?.errorElement;
  const router = createMemoryRouter([{ path: "/", element: <Broken />, errorElement }]);
  render(<RouterProvider router={router} />);
}

describe("at an address without a route", () => {
  test.each(["/nowhere", "/product", "/status/more"])("%s: 404 Not Found", async (address) => {
    await openShop(address);
    expect(heading()).toHaveTextContent("Unexpected Application Error!");
    expect(screen.getByText("404 Not Found")).toBeVisible();
    expect(document.title).toBe(errorHead.title);
  });

  test("there is a way home", async () => {
    const { router } = await openShop("/nowhere");
    await userEvent.click(screen.getByRole("link", { name: "Go to the home page" }));
    await waitFor(() => {
      expect(router.state.location.pathname).toBe("/");
    });
    expect(await screen.findByRole("link", { name: "Explore Our Offer" })).toBeVisible();
  });

  test("all products stand below", async () => {
    await openShop("/nowhere");
    const shelf = within(screen.getByRole("region", { name: "Our Cheats" }));
    expect(shelf.getAllByRole("link")).toHaveLength(2);
  });

  test("navigation and footer are there", async () => {
    await openShop("/nowhere");
    expect(screen.getByRole("navigation", { name: "Main" })).toBeVisible();
    expect(screen.getByRole("contentinfo")).toBeVisible();
  });
});

describe("when a screen throws", () => {
  test("the error's message is shown", () => {
    showThrown(new Error("The sample broke."));
    expect(heading()).toHaveTextContent("Unexpected Application Error!");
    expect(screen.getByText("The sample broke.")).toBeVisible();
  });

  test("something that is no error has no message to show", () => {
    showThrown("just words");
    expect(screen.getByText("Unknown error")).toBeVisible();
  });
});
