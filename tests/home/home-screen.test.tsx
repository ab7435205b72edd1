import { screen } from "@testing-library/react";
import { expect, onTestFinished, test } from "vitest";
import { questions } from "#data/questions.ts";
import { reviews } from "#data/reviews.ts";
import { openShop } from "#tests/open-shop.tsx";

/** Empties a list of the shop until the end of the test. */
function empty(list: unknown[]) {
  const items = list.splice(0);
  onTestFinished(() => {
    list.push(...items);
  });
}

test("a shop without reviews and questions has no empty sections for them", async () => {
  empty(reviews);
  empty(questions);
  await openShop("/");
  expect(screen.getByRole("region", { name: "Our Cheats" })).toBeVisible();
  expect(screen.queryByRole("region", { name: "What Our Users Say" })).toBeNull();
  expect(screen.queryByRole("region", { name: "Asked before you" })).toBeNull();
});
