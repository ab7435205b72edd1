import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { StatusList } from "#status/status-list.tsx";
import { statusBoard } from "#data/status.ts";
import type { Status } from "#domain/status.ts";
import { openShop } from "#tests/open-shop.tsx";

const list = () =>
  within(screen.getByRole("main")).getAllByRole("list")[0] ?? expect.fail("no list");
const rows = () => within(list()).getAllByRole("listitem");

test("each product stands with its code and status, the coming ones after them as Soon", async () => {
  await openShop("/status");
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    "Private[FN]Undetected",
    "Temp Spoofer[UB]Undetected",
    ...statusBoard.coming.map(({ name, game }) => `${name}[${game}]Soon`),
  ]);
});

test("it says on which day the owner last checked", async () => {
  await openShop("/status");
  const day = screen.getByRole("time");
  expect(day).toHaveAttribute("datetime", statusBoard.lastChecked);
  expect(day.parentElement).toHaveTextContent(/^Last checked on .*\d{4}\.$/);
});

test("a product on sale leads to its screen, a coming one nowhere", async () => {
  const { router } = await openShop("/status");
  const links = within(list()).getAllByRole("link");
  expect(links.map(({ textContent }) => textContent)).toEqual(["Private", "Temp Spoofer"]);
  await userEvent.click(within(list()).getByRole("link", { name: "Temp Spoofer" }));
  await waitFor(() => {
    expect(router.state.location.pathname).toBe("/product/283989");
  });
});

test.each<[Status, string]>([
  ["Undetected", "green"],
  ["Updating", "blue"],
  ["Detected", "red"],
  ["Soon", "yellow"],
])("%s is %s", (status, tone) => {
  render(
    <MemoryRouter>
      <StatusList entries={[{ name: "Sample", game: "FN", status }]} />
    </MemoryRouter>,
  );
  expect(screen.getByText(status)).toHaveAttribute("data-tone", tone);
});
