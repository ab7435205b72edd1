import { render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, test } from "vitest";
import type { ProductSummary } from "#domain/page-data.ts";
import { catalogue, statusBoard } from "#page-data";
import { StatusScreen } from "#shop/status/status-screen.tsx";
import { changeInTest } from "#tests/change-in-test.ts";

const showScreen = () =>
  render(
    <RouterProvider router={createMemoryRouter([{ path: "/", element: <StatusScreen /> }])} />,
  );

const day = (written: string, text: string) => ({ day: written, text });

const changes = () => screen.queryByRole("region", { name: "Latest changes" });

test("each of the latest changes has its product, status, note and day", () => {
  const change = {
    id: "151373",
    name: "Private",
    status: "Updating",
    since: day("2026-11-18", "18 November 2026"),
  } as const;
  // The same status twice on a day. A repeated key would print an error, which fails the test.
  changeInTest(statusBoard, { changes: [{ ...change, note: "Again" }, change] });
  showScreen();
  const rows = within(changes() ?? expect.fail("no changes")).getAllByRole("listitem");
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    "Private18 November 2026UpdatingAgain",
    "Private18 November 2026Updating",
  ]);
  expect(screen.getAllByRole("link", { name: "Private" }).at(-1)).toHaveAttribute(
    "href",
    "/product/151373",
  );
});

test("without changes there is no section for them", () => {
  showScreen();
  expect(changes()).toBeNull();
});

const change = (index: number, fields: Partial<ProductSummary>) =>
  changeInTest(catalogue.products.at(index) ?? expect.fail("no product"), fields);

test("what fails comes first with its day and note, then what works and what is coming; the heading counts", () => {
  change(0, { statusNote: "On Windows 11 as well!" });
  change(1, { since: day("2025-01-13", "13 January 2025") });
  change(2, {
    status: "Detected",
    since: day("2025-01-12", "12 January 2025"),
    statusNote: "Back in version 2.",
  });
  showScreen();
  const rows = within(screen.getAllByRole("list")[0] ?? expect.fail()).getAllByRole("listitem");
  const statuses = rows.map(({ textContent }) => /Detected|Undetected|Soon/.exec(textContent)?.[0]);
  expect(statuses).toEqual(["Detected", "Undetected", "Undetected", "Soon", "Soon"]);
  expect(rows[0]).toHaveTextContent(/Since 12 January 2025\. Back in version 2\.$/);
  expect(rows[1], "a note without a day").toHaveTextContent(/On Windows 11 as well!$/);
  expect(rows[2], "a day without a note").toHaveTextContent(/Since 13 January 2025$/);
  for (const row of rows)
    expect(within(row).getByRole("heading", { level: 2 })).toBeInTheDocument();
  expect(screen.getByText("2 of 3")).toBeInTheDocument();
});

test.each([
  [12, false],
  [13, true],
])("a list of %i entries has a search box: %s", (count, hasBox) => {
  const upcoming = { length: count - catalogue.products.length };
  const coming = Array.from(upcoming, (_, index) => ({
    name: `Next ${index}`,
    game: "FN",
    status: "Soon" as const,
  }));
  changeInTest(statusBoard, { coming });
  showScreen();
  expect(screen.queryAllByRole("searchbox")).toHaveLength(hasBox ? 1 : 0);
});
