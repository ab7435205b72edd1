import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { openShop } from "#tests/open-shop.tsx";

const catalogue = () => within(screen.getByRole("region", { name: "Our Cheats" }));
const cards = () => catalogue().queryAllByRole("link");
const names = () =>
  cards().map(({ textContent }) => /^(Private|Temp Spoofer|Battlefield)/.exec(textContent)?.[0]);
const box = () => screen.getByRole<HTMLInputElement>("searchbox", { name: "Search products" });
const filter = (name: string) => catalogue().getByRole("button", { name });
const count = () => catalogue().getByRole("status");
const type = (value: string) => fireEvent.input(box(), { target: { value } });
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
const shown = () => ({ names: names(), typed: box().value, found: count().textContent });

const address = () => window.location.search;

describe("the search", () => {
  test("is in the address when typing stops or the box loses focus, not at each keystroke", async () => {
    await openShop("/");
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    for (const typed of ["s", "sp", "spo"]) type(typed);
    expect(address()).toBe("");
    await act(async () => fireEvent.blur(box()));
    expect(address()).toBe("?q=spo");
    type("spoo");
    await pass(399);
    type("spoof");
    await pass(399);
    expect(address()).toBe("?q=spo");
    await pass(1);
    expect(address()).toBe("?q=spoof");
    expect(shown()).toEqual({ names: ["Temp Spoofer"], typed: "spoof", found: "1 product" });
  });

  test("is not written to the address after Back", async () => {
    const { router } = await openShop("/?q=p");
    await userEvent.click(filter("Fortnite [FN]"));
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    type("zzz");
    await act(() => router.navigate(-1));
    expect(shown()).toEqual({
      names: ["Private", "Temp Spoofer"],
      typed: "p",
      found: "2 products",
    });
    await pass(600);
    expect(window.location.search).toBe("");
    expect(shown().typed).toBe("p");
  });

  test("is one history entry, however many keystrokes it took", async () => {
    const { router } = await openShop("/status");
    await act(() => router.navigate("/"));
    await userEvent.type(box(), "spoof");
    await userEvent.tab();
    await act(() => router.navigate(-1));
    await waitFor(() => {
      expect(router.state.location.pathname).toBe("/status");
    });
  });
});

describe("the filter", () => {
  test("Back restores the previous filter and text", async () => {
    const { router } = await openShop("/");
    await userEvent.type(box(), "spoof");
    await userEvent.click(filter("Fortnite [FN]"));
    expect(shown()).toEqual({ names: [], typed: "spoof", found: "0 products" });
    await act(() => router.navigate(-1));
    expect(shown()).toEqual({ names: ["Temp Spoofer"], typed: "spoof", found: "1 product" });
    expect(filter("All Products")).toHaveAttribute("aria-pressed", "true");
    await act(() => router.navigate(1));
    expect(filter("Fortnite [FN]")).toHaveAttribute("aria-pressed", "true");
  });
});
