import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import type { StatusEntry } from "#domain/status-board.ts";
import { CompactStatusList } from "#shop/status/compact-status-list.tsx";

const games = [
  { code: "FN", name: "Fortnite" },
  { code: "R6", name: "Rainbow Six" },
];

/** 30 products: in Fortnite all work, in Rainbow Six the last two are updating. */
const entries: StatusEntry[] = Array.from({ length: 30 }, (_, index) => ({
  id: `${index}`,
  name: `Product ${index}`,
  game: index < 20 ? "FN" : "R6",
  status: index < 28 ? "Undetected" : "Updating",
}));

const list = (
  <MemoryRouter>
    <CompactStatusList entries={entries} games={games} />
  </MemoryRouter>
);

const links = () => screen.queryAllByRole("link").map(({ textContent }) => textContent);
const box = () => screen.getByRole("searchbox", { name: "Filter products or games" });
const filter = (name: string) =>
  within(screen.getByRole("group", { name: "Filter by status" })).getByRole("button", { name });

test("a game with a failing product comes first and open, the failing products first in it", () => {
  render(list);
  const summaries = screen.getAllByRole("heading").map((heading) => heading.parentElement);
  expect(summaries[0]).toHaveTextContent(/^Rainbow Six \[R6\]8 of 10 undetected, ·2 updating$/);
  expect(links().slice(0, 3)).toEqual(["Product 28", "Product 29", "Product 20"]);
  const [open, closed] = screen.getAllByRole<HTMLDetailsElement>("group").slice(1);
  expect(open).toHaveAttribute("open");
  expect(closed).toHaveTextContent(/^Fortnite \[FN\]All 20 undetected/);
  expect(closed).not.toHaveAttribute("open");
});

test("a count of the summary filters the list, and a second press shows all again", async () => {
  render(list);
  await userEvent.click(filter("2 updating"));
  expect(filter("2 updating")).toHaveAttribute("aria-pressed", "true");
  expect(links()).toEqual(["Product 28", "Product 29"]);
  expect(screen.getByText("2 of 30 shown")).toBeVisible();
  await userEvent.click(filter("2 updating"));
  expect(links().length).toBeGreaterThan(2);
  expect(screen.queryByText("2 of 30 shown")).not.toBeInTheDocument();
});

test("a text finds products by a part of their name or game, together with the status", async () => {
  render(list);
  await userEvent.type(box(), " product 1 ");
  expect(links()).toEqual(["Product 1", ...Array.from({ length: 10 }, (_, i) => `Product 1${i}`)]);
  await userEvent.clear(box());
  await userEvent.type(box(), "RAINBOW");
  expect(links()).toHaveLength(10);
  await userEvent.click(filter("28 of 30 undetected"));
  expect(links()).toHaveLength(8);
  await userEvent.clear(box());
  await userEvent.type(box(), "product 27");
  expect(links()).toEqual(["Product 27"]);
  expect(screen.getByText("1 of 30 shown")).toBeVisible();
  await userEvent.type(box(), "zzz");
  expect(links()).toEqual([]);
  expect(screen.getByText("Nothing found. Try a shorter word.")).toBeVisible();
});

test("text from before hydration filters the list, and a press on a status keeps it", async () => {
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(list);
  await userEvent.type(box(), "rainbow");
  render(list, { container, hydrate: true });
  expect(links()).toHaveLength(10);
  await userEvent.click(filter("2 updating"));
  expect(box()).toHaveValue("rainbow");
  expect(links()).toEqual(["Product 28", "Product 29"]);
});
