import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { openShop } from "#tests/open-shop.tsx";

vi.mock("#data/reviews.ts", () => ({ reviews: [] }));
vi.mock("#data/questions.ts", () => ({ questions: [] }));

test("a shop without reviews and questions has no empty sections for them", async () => {
  await openShop("/");
  expect(screen.getByRole("region", { name: "Our Cheats" })).toBeVisible();
  expect(screen.queryByRole("region", { name: "What Our Users Say" })).toBeNull();
  expect(screen.queryByRole("region", { name: "Asked before you" })).toBeNull();
});
