import { render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, test } from "vitest";
import { productSummaries } from "#data/products.ts?summaries";
import { statusBoard } from "#data/status.ts";
import type { ProductSummary } from "#domain/product-summary.ts";
import { StatusScreen } from "#shop/status/status-screen.tsx";
import { changeInTest } from "#tests/change-in-test.ts";

const showScreen = () =>
  render(
    <RouterProvider router={createMemoryRouter([{ path: "/", element: <StatusScreen /> }])} />,
  );

/** Shows the screen of a shop with these days of changes, oldest first. */
function showChanges(days: readonly string[]) {
  const changes = days.map((day, index) => {
    const note = days.indexOf(day) < index ? "Again" : `Of ${day}`;
    return { day, product: "151373", status: "Updating" as const, note };
  });
  changeInTest(statusBoard, { changes });
  showScreen();
}

const changes = () => screen.queryByRole("region", { name: "Latest changes" });

test("the latest ten changes are listed, newest first", () => {
  showChanges(Array.from({ length: 12 }, (_, index) => `2026-11-${10 + index}`));
  const rows = within(changes() ?? expect.fail("no changes")).getAllByRole("listitem");
  expect(rows).toHaveLength(10);
  expect(rows[0]).toHaveTextContent("PrivateUpdatingOf 2026-11-2121 November 2026");
  expect(within(rows[0] ?? expect.fail()).getByRole("link", { name: "Private" })).toHaveAttribute(
    "href",
    "/product/151373",
  );
  expect(rows.at(-1)).toHaveTextContent("12 November 2026");
});

test("a product may change to the same status twice on a day", () => {
  // A repeated key would print an error, which fails the test.
  showChanges(["2026-11-18", "2026-11-18"]);
  expect(screen.getByText("Again")).toBeInTheDocument();
});

test("without changes there is no section for them", () => {
  showChanges([]);
  expect(changes()).toBeNull();
});

const change = (index: number, fields: Partial<ProductSummary>) =>
  changeInTest(productSummaries.at(index) ?? expect.fail("no product"), fields);

test("what fails comes first with its day and note, then what works and what is coming; the verdict counts", () => {
  change(0, { statusNote: "on Windows 11 as well!" });
  change(1, { since: "2025-01-13" });
  change(2, { status: "Detected", since: "2025-01-12", statusNote: "back in version 2" });
  showScreen();
  const rows = within(screen.getAllByRole("list")[0] ?? expect.fail()).getAllByRole("listitem");
  const statuses = rows.map(({ textContent }) => /Detected|Undetected|Soon/.exec(textContent)?.[0]);
  expect(statuses).toEqual(["Detected", "Undetected", "Undetected", "Soon", "Soon"]);
  expect(rows[0]).toHaveTextContent(/Since 12 January 2025\. Back in version 2\.\$/);
  expect(rows[1], "a note without a day").toHaveTextContent(/On Windows 11 as well!From/);
  expect(rows[2], "a day without a note").toHaveTextContent(/Since 13 January 2025From/);
  for (const row of rows)
    expect(within(row).getByRole("heading", { level: 2 })).toBeInTheDocument();
  expect(screen.getByText("2 of 3")).toBeInTheDocument();
});

test.each([
  [12, false],
  [13, true],
])("a list of %i entries has a search box: %s", (count, hasBox) => {
  const upcoming = { length: count - productSummaries.length };
  const coming = Array.from(upcoming, (_, index) => ({ name: `Next ${index}`, game: "FN" }));
  changeInTest(statusBoard, { coming });
  showScreen();
  expect(screen.queryAllByRole("searchbox")).toHaveLength(hasBox ? 1 : 0);
});
