import { act, screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { openShop } from "./open-shop.tsx";

const entry = (name: string) =>
  within(screen.getByRole("navigation", { name: "Main" })).getByRole("link", { name });

describe("a route change", () => {
  test("to a plan's address focuses the plan", async () => {
    const { router } = await openShop("/status");
    await act(() => router.navigate("/product/151373#week-key"));
    expect(screen.getByRole("heading", { name: /^Week Key/ }).closest("li")).toHaveFocus();
  });

  test.each(["/?q=spoof", "/?game=UB", "/#faq"])(
    "does not include a change to %s, which keeps the focus",
    async (address) => {
      const { router } = await openShop("/");
      entry("Home").focus();
      await act(() => router.navigate(address));
      expect(entry("Home")).toHaveFocus();
    },
  );
});
