import { render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, onTestFinished, test } from "vitest";
import { statusBoard } from "#data/status.ts";
import { StatusScreen } from "#shop/status/status-screen.tsx";

/** Shows the screen of a shop with these days of changes, oldest first. */
function showChanges(days: readonly string[]) {
  statusBoard.changes = days.map((day) => ({ day, product: "151373", status: "Updating" }));
  onTestFinished(() => {
    delete statusBoard.changes;
  });
  render(<StatusScreen />, { wrapper: MemoryRouter });
}

const changes = () => screen.queryByRole("region", { name: "Latest changes" });

test("the latest ten changes are listed, newest first", () => {
  showChanges(Array.from({ length: 12 }, (_, index) => `2026-11-${10 + index}`));
  const rows = within(changes() ?? expect.fail("no changes")).getAllByRole("listitem");
  expect(rows).toHaveLength(10);
  expect(rows[0]).toHaveTextContent("21 November 2026PrivateUpdating");
  expect(within(rows[0] ?? expect.fail()).getByRole("link", { name: "Private" })).toHaveAttribute(
    "href",
    "/product/151373",
  );
  expect(rows.at(-1)).toHaveTextContent("12 November 2026");
});

test("without changes there is no section for them", () => {
  showChanges([]);
  expect(changes()).toBeNull();
});
