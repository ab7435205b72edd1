import { act, fireEvent, screen } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { somePreferences } from "#tests/preferences/some-preferences.ts";
import {
  controlClockAndNetwork,
  fetchIp,
  hits,
  misses,
  openShop,
  overlay,
  pass,
} from "./open-browser-check-shop.tsx";

controlClockAndNetwork();

const ipSignal = () => fetchIp.mock.lastCall?.[1]?.signal;

describe("the draw", () => {
  test("the first load never draws", async () => {
    const random = vi.fn(hits);
    openShop({ random });
    await pass(100);
    expect(overlay()).not.toBeInTheDocument();
    expect(random).not.toHaveBeenCalled();
  });

  test.each([
    [0, true],
    [0.0399, true],
    [0.04, false],
    [0.5, false],
  ])("a draw of %d shows it: %s", async (drawn, isShown) => {
    const { goTo } = openShop({ random: () => drawn });
    await goTo("/status");
    expect(overlay() !== null).toBe(isShown);
  });

  test("each route change draws once", async () => {
    const random = vi.fn(misses);
    const { goTo } = openShop({ random });
    await goTo("/status");
    await goTo("/product/1");
    await goTo("/status");
    expect(random).toHaveBeenCalledTimes(3);
  });

  test.each(["/?q=spoof", "/#products", "/"])(
    "a change to %s is no route change",
    async (address) => {
      const random = vi.fn(hits);
      const { goTo } = openShop({ random });
      await goTo(address);
      expect(random).not.toHaveBeenCalled();
    },
  );

  test("with the preference off nothing is drawn", async () => {
    const random = vi.fn(hits);
    const { goTo } = openShop({ random, defaults: somePreferences({ loadingScreen: false }) });
    await goTo("/status");
    expect(random).not.toHaveBeenCalled();
    expect(overlay()).not.toBeInTheDocument();
  });

  test("a visitor's stored preference turns it off", async () => {
    localStorage.setItem("userPreferences", '{"security":{"loadingScreen":false}}');
    const { goTo } = openShop({ random: hits });
    await goTo("/status");
    expect(overlay()).not.toBeInTheDocument();
  });

  test("the page's own Math.random is asked at each draw", async () => {
    const { goTo } = openShop();
    const random = vi.spyOn(Math, "random").mockReturnValue(0.5);
    await goTo("/status");
    expect(overlay()).not.toBeInTheDocument();
    random.mockReturnValue(0.01);
    await goTo("/product/1");
    expect(overlay()).toBeInTheDocument();
  });
});

describe("its end", () => {
  test.each<[string, () => Promise<Response>]>([
    ["answers", () => Promise.resolve(Response.json({ ip: "203.0.113.7" }))],
    ["hangs", () => new Promise(() => {})],
    ["fails", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["answers nonsense", () => Promise.resolve(new Response("nonsense"))],
  ])("it shows for 2000 ms when the service %s", async (_, answer) => {
    fetchIp.mockImplementation(answer);
    const { goTo } = openShop({ random: hits });
    await goTo("/status");
    await pass(1999);
    expect(overlay()).toBeInTheDocument();
    await pass(1);
    expect(overlay()).not.toBeInTheDocument();
  });

  test("the lookup is given up when it hides", async () => {
    fetchIp.mockReturnValue(new Promise(() => {}));
    const { goTo } = openShop({ random: hits });
    await goTo("/status");
    expect(ipSignal()?.aborted).toBe(false);
    await pass(2000);
    expect(ipSignal()?.aborted).toBe(true);
  });

  test("Escape ends it early, and the lookup with it", async () => {
    fetchIp.mockReturnValue(new Promise(() => {}));
    const { goTo } = openShop({ random: hits });
    await goTo("/status");
    act(() => {
      fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" });
    });
    expect(overlay()).not.toBeInTheDocument();
    expect(ipSignal()?.aborted).toBe(true);
    await pass(5000);
    expect(overlay()).not.toBeInTheDocument();
  });

  test("a route change without a hit lets it end in its own time", async () => {
    let drawn = 0;
    const { goTo } = openShop({ random: () => drawn });
    await goTo("/status");
    drawn = 0.5;
    await pass(1500);
    await goTo("/product/1");
    expect(overlay()).toBeInTheDocument();
    await pass(500);
    expect(overlay()).not.toBeInTheDocument();
  });

  test("a route change with a hit starts it anew, for 2000 ms from that draw", async () => {
    const { goTo } = openShop({ random: hits });
    await goTo("/status");
    await pass(1500);
    await goTo("/product/1");
    await pass(1999);
    expect(overlay()).toBeInTheDocument();
    await pass(1);
    expect(overlay()).not.toBeInTheDocument();
  });

  test("leaving the shop gives the lookup up", async () => {
    fetchIp.mockReturnValue(new Promise(() => {}));
    const { goTo, unmount } = openShop({ random: hits });
    await goTo("/status");
    unmount();
    expect(ipSignal()?.aborted).toBe(true);
  });
});

describe("the focus", () => {
  test.each([
    ["got it when the route changed", true],
    ["could not get it behind the open dialog", false],
  ])("ends on the new screen's heading, which %s", async (_, takesFocus) => {
    const { goTo } = openShop({ random: hits, takesFocus });
    screen.getByRole("link", { name: "Link" }).focus();
    await goTo("/status");
    await pass(2000);
    expect(screen.getByRole("heading", { name: "/status" })).toHaveFocus();
  });

  test("goes to the heading after Escape as well", async () => {
    const { goTo } = openShop({ random: hits, takesFocus: false });
    await goTo("/status");
    fireEvent.keyDown(document.body, { key: "Escape" });
    expect(screen.getByRole("heading", { name: "/status" })).toHaveFocus();
  });
});
