import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, onTestFinished, test } from "vitest";
import { shop } from "#data/shop.ts";
import { openShop } from "./open-shop.tsx";

const entry = (name: string) =>
  within(screen.getByRole("navigation", { name: "Main" })).getByRole("link", { name });

describe("a route change", () => {
  test("sets the new screen's title and description", async () => {
    const meta = document.createElement("meta");
    meta.name = "description";
    document.head.append(meta);
    onTestFinished(() => meta.remove());
    await openShop("/");
    expect(meta.content).toBe(shop.description);
    await userEvent.click(entry("Status"));
    await waitFor(() => {
      expect(document.title).toBe(`Product status | ${shop.name}`);
    });
    expect(meta.content).toContain("Private: Undetected");
  });

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
