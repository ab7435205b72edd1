import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, test } from "vitest";
import type { StatusEntry } from "#domain/page-data.ts";
import { GroupedStatusList } from "#shop/status/grouped-status-list.tsx";

const games = [
  { code: "FN", name: "Fortnite", count: 20 },
  { code: "R6", name: "Rainbow Six", count: 10 },
  { code: "EFT", name: "Tarkov", count: 1 },
];

/** 30 products: in Fortnite all work, in Rainbow Six the last two are updating. And two more. */
const entries: StatusEntry[] = [
  ...Array.from({ length: 30 }, (_, index) => ({
    id: `${index}`,
    name: `Product ${index}`,
    game: index < 20 ? "FN" : "R6",
    status: index < 28 ? ("Undetected" as const) : ("Updating" as const),
  })),
  { id: "30", name: "Banned", game: "EFT", status: "Detected" },
  { name: "Next", game: "FN", status: "Soon" },
];

const routerOf = (shown = entries, address = "/") =>
  createMemoryRouter(
    [
      { path: "/", element: <GroupedStatusList entries={shown} games={games} /> },
      { path: "/product/:id", element: <h1>A product</h1> },
    ],
    { initialEntries: [address] },
  );

const list = (shown = entries, address = "/") => (
  <RouterProvider router={routerOf(shown, address)} />
);

// Nothing in the list is hidden, and to look for it in so many elements takes seconds.
const hidden = true;
/** The texts of the games, and which of them are open. */
const groups = () =>
  screen
    .getAllByRole<HTMLDetailsElement>("group", { hidden })
    .filter(({ localName }) => localName === "details")
    .map((group) => [group.querySelector("summary")?.textContent, group.open]);
const links = () =>
  screen
    .queryAllByRole("link", { hidden })
    .map((link) => within(link).getByRole("heading", { hidden }).textContent.trim());
const box = () => screen.getByRole("searchbox", { name: "Search products", hidden });
/** Replaces the text at once: each key renders the whole list. */
const enter = async (text: string) => {
  await userEvent.clear(box());
  await userEvent.paste(text);
};
const filter = (name: string) =>
  within(screen.getByRole("group", { name: "Filter by status", hidden })).getByRole("button", {
    name,
    hidden,
  });

test("a game with a failing product comes first and open, the failing products first in it", () => {
  render(list());
  expect(groups()).toEqual([
    ["Rainbow Six [R6]8 of 10 undetected, ·2 updating", true],
    ["Tarkov [EFT]1 detected", true],
    ["Fortnite [FN]All 20 undetected, ·1 soon", false],
  ]);
  expect(links().slice(0, 3)).toEqual(["Product 28", "Product 29", "Product 20"]);
});

test.each([
  [24, true],
  [25, false],
])("in a list of %i products that work, every game is open: %s", (count, isOpen) => {
  render(list(entries.slice(0, count)));
  expect(groups().map(([, open]) => open)).toEqual([isOpen, isOpen]);
});

test("a count of the summary filters the list, and a second press shows all again", async () => {
  render(list());
  await userEvent.click(screen.getByText("Rainbow Six"));
  expect(groups()[0]).toContain(false);
  await userEvent.click(filter("2 updating"));
  expect(filter("2 updating")).toHaveAttribute("aria-pressed", "true");
  expect(links()).toEqual(["Product 28", "Product 29"]);
  expect(groups(), "a game that was closed by hand").toEqual([
    ["Rainbow Six [R6]Both updating", true],
  ]);
  expect(screen.getByText("2 of 31 products")).toBeInTheDocument();
  await userEvent.click(filter("2 updating"));
  expect(links()).toHaveLength(31);
  expect(screen.queryByText("2 of 31 products")).not.toBeInTheDocument();
});

test("a game that is closed and opened again in a filtered list is open in the whole one", async () => {
  render(list());
  await userEvent.click(filter("2 updating"));
  await userEvent.click(screen.getByText("Rainbow Six"));
  expect(groups()[0]).toContain(false);
  await userEvent.click(screen.getByText("Rainbow Six"));
  await userEvent.click(filter("2 updating"));
  expect(groups()[0]).toContain(true);
});

test("a game that is closed in a filtered list is open under another filter", async () => {
  render(list());
  await userEvent.click(filter("2 updating"));
  await userEvent.click(screen.getByText("Rainbow Six"));
  expect(groups()[0]).toContain(false);
  await userEvent.click(filter("28 undetected"));
  expect(groups()).toEqual([
    ["Fortnite [FN]All 20 undetected", true],
    ["Rainbow Six [R6]All 8 undetected", true],
  ]);
  await userEvent.click(screen.getByText("Rainbow Six"));
  await enter("product 2");
  expect(groups().map(([, open]) => open)).toEqual([true, true]);
});

test("a text finds products by a part of their name or game, together with the status", async () => {
  render(list());
  await userEvent.type(box(), " product 1 ");
  expect(groups()).toEqual([["Fortnite [FN]All 11 undetected", true]]);
  expect(links()).toEqual(["Product 1", ...Array.from({ length: 10 }, (_, i) => `Product 1${i}`)]);
  for (const game of ["r6", "RAINBOW"]) {
    await enter(game);
    expect(links()).toHaveLength(10);
  }
  await userEvent.click(filter("28 undetected"));
  expect(links()).toHaveLength(8);
  await enter("product 27");
  expect(links()).toEqual(["Product 27"]);
  expect(await screen.findByText("1 of 31 products")).toBeInTheDocument();
  await userEvent.type(box(), "zzz");
  expect(links()).toEqual([]);
  expect(screen.getByText("Nothing found")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Show all products" }));
  expect(box()).toHaveValue("");
  expect(links()).toHaveLength(31);
});

test("a text that names a game offers all of it", async () => {
  render(list());
  await userEvent.click(filter("2 updating"));
  await enter("rainbow esp");
  expect(links()).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Rainbow Six · 10 products" }));
  expect(box()).toHaveValue("Rainbow Six");
  expect(links()).toHaveLength(10);
  await userEvent.click(filter("2 updating"));
  expect(screen.getByRole("button", { name: "Rainbow Six · 10 products" })).toBeInTheDocument();
});

test("text from before hydration filters the list, and a press on a status keeps it", async () => {
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(list());
  await userEvent.type(box(), "rainbow");
  render(list(), { container, hydrate: true });
  expect(links()).toHaveLength(10);
  await userEvent.click(filter("2 updating"));
  expect(box()).toHaveValue("rainbow");
  expect(links()).toEqual(["Product 28", "Product 29"]);
});

test("the filter is in the address, and Back shows it and the closed games again", async () => {
  const router = routerOf();
  render(<RouterProvider router={router} />);
  await userEvent.click(screen.getByText("Rainbow Six"));
  await userEvent.click(filter("2 updating"));
  await userEvent.type(box(), "28");
  await userEvent.click(screen.getByRole("link", { name: /Product 28/ }));
  expect(screen.getByRole("heading", { name: "A product" })).toBeInTheDocument();
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe("?q=28&status=Updating");
  expect(box()).toHaveValue("28");
  expect(filter("2 updating")).toHaveAttribute("aria-pressed", "true");
  expect(links()).toEqual(["Product 28"]);
  await userEvent.clear(box());
  await userEvent.click(filter("2 updating"));
  expect(groups()[0], "a game that was closed by hand").toContain(false);
});

test.each(["?status=Unknown", "?q=+"])("the address %s filters nothing", (address) => {
  render(list(entries, `/${address}`));
  expect(screen.queryByText(/ of 31 products$/)).not.toBeInTheDocument();
});
