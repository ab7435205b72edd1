import { act, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop } from "./open-shop.tsx";

test.each(["/?q=spoof", "/#faq"])("a change of Home to %s keeps the focus", async (address) => {
  const { router } = await openShop("/");
  const entry = within(screen.getByRole("navigation", { name: "Main" })).getByRole("link", {
    name: "Home",
  });
  entry.focus();
  await act(() => router.navigate(address));
  expect(entry).toHaveFocus();
});
