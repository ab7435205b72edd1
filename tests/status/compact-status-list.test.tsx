import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import type { StatusEntry } from "#domain/status-board.ts";
import { CompactStatusList } from "#shop/status/compact-status-list.tsx";

const games = [
  { code: "FN", name: "Fortnite" },
  { code: "R6", name: "Rainbow Six" },
];

/** 30 products: in Fortnite two are updating, in Rainbow Six all work. */
const entries: StatusEntry[] = Array.from({ length: 30 }, (_, index) => ({
  productId: `${index}`,
  name: `Product ${index}`,
  game: index < 10 ? "FN" : "R6",
  status: index < 2 ? "Updating" : "Undetected",
}));

function openList() {
  render(<CompactStatusList entries={entries} games={games} />, { wrapper: MemoryRouter });
}

const links = () => screen.queryAllByRole("link").map(({ textContent }) => textContent);
const filter = (name: string) =>
  within(screen.getByRole("group", { name: "Filter by status" })).getByRole("button", { name });

test("each group says how many products work and how many do not", () => {
  openList();
  const summaries = screen.getAllByRole("heading").map((heading) => heading.parentElement);
  expect(summaries.map((summary) => summary?.textContent)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Fortnite8 of 10 undetected, ·2 updating$/),
      expect.stringMatching(/^Rainbow SixAll 20 undetected$/),
    ]),
  );
});

test("a count of the summary filters the list, and a second press shows all again", async () => {
  openList();
  await userEvent.click(filter("2 updating"));
  expect(filter("2 updating")).toHaveAttribute("aria-pressed", "true");
  expect(links()).toEqual(["Product 0", "Product 1"]);
  expect(screen.getByText("2 of 30 shown")).toBeVisible();
  await userEvent.click(filter("2 updating"));
  expect(links().length).toBeGreaterThan(2);
  expect(screen.queryByText("2 of 30 shown")).not.toBeInTheDocument();
});
