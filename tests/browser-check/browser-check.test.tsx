import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { somePreferences } from "#tests/preferences/some-preferences.ts";
import {
  controlClockAndNetwork,
  fetchIp,
  draw,
  renderBrowserCheck,
  overlay,
  pass,
} from "./render-browser-check.tsx";

controlClockAndNetwork();

const ipSignal = () => fetchIp.mock.lastCall?.[1]?.signal;

describe("the draw", () => {
  test("happens once per route change", async () => {
    const random = draw(0.5);
    const { goTo } = renderBrowserCheck();
    const callsOf = async (address: string) => {
      random.mockClear();
      await goTo(address);
      return random.mock.calls.length;
    };
    await goTo("/?q=first");
    // The router draws a key for each location.
    const ofRouter = await callsOf("/?q=second");
    expect(await callsOf("/status")).toBe(ofRouter + 1);
    expect(await callsOf("/product/1")).toBe(ofRouter + 1);
    expect(await callsOf("/status")).toBe(ofRouter + 1);
  });

  test.each(["/?q=spoof", "/#products", "/"])(
    "neither the first load nor a change to %s shows the check",
    async (address) => {
      const { goTo } = renderBrowserCheck();
      await goTo(address);
      await pass(100);
      expect(overlay()).not.toBeInTheDocument();
    },
  );

  test("does not happen with the preference off", async () => {
    const { goTo } = renderBrowserCheck({ defaults: somePreferences({ loadingScreen: false }) });
    await goTo("/status");
    expect(overlay()).not.toBeInTheDocument();
  });
});

describe("the visible check", () => {
  test("hides after 2000 ms, even if the service hangs", async () => {
    fetchIp.mockReturnValue(new Promise(() => {}));
    const { goTo } = renderBrowserCheck();
    await goTo("/status");
    await pass(1999);
    expect(overlay()).toBeInTheDocument();
    expect(ipSignal()?.aborted).toBe(false);
    await pass(1);
    expect(overlay()).not.toBeInTheDocument();
    expect(ipSignal()?.aborted).toBe(true);
  });

  test("keeps its time when the next route change does not draw it", async () => {
    const { goTo } = renderBrowserCheck();
    await goTo("/status");
    draw(0.5);
    await pass(1500);
    await goTo("/product/1");
    expect(overlay()).toBeInTheDocument();
    await pass(500);
    expect(overlay()).not.toBeInTheDocument();
  });

  test("restarts its 2000 ms when the next route change draws it again", async () => {
    const { goTo } = renderBrowserCheck();
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
    const { goTo, unmount } = renderBrowserCheck();
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
    const { goTo } = renderBrowserCheck({ takesFocus });
    screen.getByRole("link", { name: "Link" }).focus();
    await goTo("/status");
    await pass(2000);
    expect(screen.getByRole("heading", { name: "/status" })).toHaveFocus();
  });

  test("moves to the heading after Escape as well", async () => {
    const { goTo } = renderBrowserCheck({ takesFocus: false });
    await goTo("/status");
    fireEvent.keyDown(document.body, { key: "Escape" });
    expect(screen.getByRole("heading", { name: "/status" })).toHaveFocus();
  });
});
