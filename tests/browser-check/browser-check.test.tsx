import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { somePreferences } from "#tests/preferences/some-preferences.ts";
import {
  controlClockAndNetwork,
  fetchIp,
  hits,
  misses,
  renderBrowserCheck,
  overlay,
  pass,
} from "./render-browser-check.tsx";

controlClockAndNetwork();

const ipSignal = () => fetchIp.mock.lastCall?.[1]?.signal;

describe("the draw", () => {
  test("does not happen on the first load", async () => {
    const random = vi.fn(hits);
    renderBrowserCheck({ random });
    await pass(100);
    expect(overlay()).not.toBeInTheDocument();
    expect(random).not.toHaveBeenCalled();
  });

  test("happens once per route change", async () => {
    const random = vi.fn(misses);
    const { goTo } = renderBrowserCheck({ random });
    await goTo("/status");
    await goTo("/product/1");
    await goTo("/status");
    expect(random).toHaveBeenCalledTimes(3);
  });

  test.each(["/?q=spoof", "/#products", "/"])(
    "a change to %s is not a route change",
    async (address) => {
      const random = vi.fn(hits);
      const { goTo } = renderBrowserCheck({ random });
      await goTo(address);
      expect(random).not.toHaveBeenCalled();
    },
  );

  test("does not happen with the preference off", async () => {
    const random = vi.fn(hits);
    const { goTo } = renderBrowserCheck({
      random,
      defaults: somePreferences({ loadingScreen: false }),
    });
    await goTo("/status");
    expect(random).not.toHaveBeenCalled();
    expect(overlay()).not.toBeInTheDocument();
  });

  test("a visitor's stored preference turns it off", async () => {
    localStorage.setItem("userPreferences", '{"security":{"loadingScreen":false}}');
    const { goTo } = renderBrowserCheck({ random: hits });
    await goTo("/status");
    expect(overlay()).not.toBeInTheDocument();
  });

  test("uses the current Math.random each time", async () => {
    const { goTo } = renderBrowserCheck();
    const random = vi.spyOn(Math, "random").mockReturnValue(0.5);
    await goTo("/status");
    expect(overlay()).not.toBeInTheDocument();
    random.mockReturnValue(0.01);
    await goTo("/product/1");
    expect(overlay()).toBeInTheDocument();
  });
});

describe("the visible check", () => {
  test.each<[string, () => Promise<Response>]>([
    ["responds", () => Promise.resolve(Response.json({ ip: "203.0.113.7" }))],
    ["hangs", () => new Promise(() => {})],
    ["fails", () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("hides after 2000 ms when the service %s", async (_, respond) => {
    fetchIp.mockImplementation(respond);
    const { goTo } = renderBrowserCheck({ random: hits });
    await goTo("/status");
    await pass(1999);
    expect(overlay()).toBeInTheDocument();
    await pass(1);
    expect(overlay()).not.toBeInTheDocument();
  });

  test("cancels the lookup when it hides", async () => {
    fetchIp.mockReturnValue(new Promise(() => {}));
    const { goTo } = renderBrowserCheck({ random: hits });
    await goTo("/status");
    expect(ipSignal()?.aborted).toBe(false);
    await pass(2000);
    expect(ipSignal()?.aborted).toBe(true);
  });

  test("keeps its time when the next route change does not draw it", async () => {
    let drawn = 0;
    const { goTo } = renderBrowserCheck({ random: () => drawn });
    await goTo("/status");
    drawn = 0.5;
    await pass(1500);
    await goTo("/product/1");
    expect(overlay()).toBeInTheDocument();
    await pass(500);
    expect(overlay()).not.toBeInTheDocument();
  });

  test("restarts its 2000 ms when the next route change draws it again", async () => {
    const { goTo } = renderBrowserCheck({ random: hits });
    await goTo("/status");
    await pass(1500);
    await goTo("/product/1");
    await pass(1999);
    expect(overlay()).toBeInTheDocument();
    await pass(1);
    expect(overlay()).not.toBeInTheDocument();
  });

  test("cancels the lookup on unmount", async () => {
    fetchIp.mockReturnValue(new Promise(() => {}));
    const { goTo, unmount } = renderBrowserCheck({ random: hits });
    await goTo("/status");
    unmount();
    expect(ipSignal()?.aborted).toBe(true);
  });
});

describe("the focus", () => {
  test.each([
    ["got it on the route change", true],
    ["could not get it behind the open dialog", false],
  ])("ends on the new heading, which %s", async (_, takesFocus) => {
    const { goTo } = renderBrowserCheck({ random: hits, takesFocus });
    screen.getByRole("link", { name: "Link" }).focus();
    await goTo("/status");
    await pass(2000);
    expect(screen.getByRole("heading", { name: "/status" })).toHaveFocus();
  });

  test("moves to the heading after Escape as well", async () => {
    const { goTo } = renderBrowserCheck({ random: hits, takesFocus: false });
    await goTo("/status");
    fireEvent.keyDown(document.body, { key: "Escape" });
    expect(screen.getByRole("heading", { name: "/status" })).toHaveFocus();
  });
});
