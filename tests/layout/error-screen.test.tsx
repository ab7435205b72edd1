import { act, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider, type RouteObject } from "react-router-dom";
import { describe, expect, test } from "vitest";
import { routes } from "#routes.tsx";
import { errorHead } from "#shop/layout/error-screen.tsx";
import { expectConsole } from "#tests/console-guard.ts";
import { openShop } from "#tests/open-shop.tsx";

const heading = () => screen.getByRole("heading", { level: 1 });

describe("an unknown address", () => {
  test("is a 404 after a navigation as well", async () => {
    const { router } = await openShop("/status");
    await act(() => router.navigate("/nowhere"));
    expect(document.title).toBe(errorHead.title);
    // Screen readers read the message with the heading.
    expect(screen.queryByRole("button", { name: "Try again" })).not.toBeInTheDocument();
    expect(heading()).toHaveAccessibleDescription(/^404 Not Found This page does not exist/);
  });
});

/** Renders the shop's route tree, in which the layout or the only screen throws. */
function showBroken(broken: "layout" | "screen", thrown: unknown) {
  expectConsole("error", /./);
  const Broken = () => {
    throw thrown;
  };
  const [layout] = routes;
  const screens = layout?.children?.[0];
  const tree: RouteObject = {
    element: broken === "layout" ? <Broken /> : layout?.element,
    errorElement: layout?.errorElement,
    children: [
      {
        element: screens?.element,
        errorElement: screens?.errorElement,
        children: [
          { path: "/", element: <Broken />, handle: { page: "home", head: () => errorHead } },
        ],
      },
    ],
  };
  render(<RouterProvider router={createMemoryRouter([tree])} />);
}

describe("when a screen throws", () => {
  test("the error's message is shown inside the layout", () => {
    showBroken("screen", new Error("The sample broke."));
    expect(heading()).toHaveTextContent("Unexpected Application Error!");
    expect(screen.getByText("The sample broke.")).toBeInTheDocument();
    expect(screen.getByRole("main")).toContainElement(heading());
    expect(screen.getByRole("navigation", { name: "Main" })).toBeInTheDocument();
    expect(document.title).toBe(errorHead.title);
  });

  test("a thrown value that is not an error has no message", () => {
    showBroken("screen", "text");
    expect(screen.getByText("Unknown error")).toBeInTheDocument();
  });
});

test("when the layout itself throws, the message and a link home are shown", () => {
  showBroken("layout", new Error("The layout broke."));
  expect(heading()).toHaveTextContent("Unexpected Application Error!");
  expect(screen.getByText("The layout broke.")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Go to the home page" })).toHaveAttribute("href", "/");
});
