import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop } from "#tests/open-shop.tsx";

test("the first load keeps the focus, a route change moves it to the heading, also to and from the error screen", async () => {
  const { router } = await openShop("/status");
  expect(document.body).toHaveFocus();
  await act(() => router.navigate("/nowhere"));
  expect(screen.getByRole("heading", { name: "Unexpected Application Error!" })).toHaveFocus();
  await act(() => router.navigate("/status"));
  expect(screen.getByRole("heading", { name: "Product status" })).toHaveFocus();
});
