import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop } from "#tests/open-shop.tsx";

// One test, as a page has one first load.
test("the first load leaves the focus alone, the error screen's new frame takes it along", async () => {
  const { router } = await openShop("/status");
  expect(document.body).toHaveFocus();
  await act(() => router.navigate("/nowhere"));
  expect(screen.getByRole("heading", { name: "Unexpected Application Error!" })).toHaveFocus();
  await act(() => router.navigate("/status"));
  expect(screen.getByRole("heading", { name: "Product status" })).toHaveFocus();
});
