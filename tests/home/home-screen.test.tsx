import { screen, within } from "@testing-library/react";
import { expect, onTestFinished, test } from "vitest";
import { home } from "#page-data";
import { openShop } from "#tests/open-shop.tsx";

/** Empties a list of the shop until the end of the test. */
function empty(list: unknown[]) {
  const items = list.splice(0);
  onTestFinished(() => {
    list.push(...items);
  });
}

test("a shop without reviews and questions has no empty sections for them", async () => {
  empty(home.reviews);
  empty(home.questions);
  await openShop("/");
  expect(screen.getByRole("region", { name: "Our Cheats" })).toBeInTheDocument();
  expect(screen.queryByRole("heading", { name: "What Our Users Say" })).toBeNull();
  expect(screen.queryByRole("heading", { name: "Asked before you" })).toBeNull();
});

test("screen readers read the selling points once, in order", async () => {
  await openShop("/");
  const banner = within(screen.getByRole("region", { name: "What you get" }));
  const points = banner.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(points).toEqual(home.sellingPoints);
});
