import { act, render, screen } from "@testing-library/react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router-dom";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { takeDraw } from "#shop/browser-check/browser-check-chance.ts";
import { BrowserCheck } from "#shop/browser-check/browser-check.tsx";
import { PreferencesProvider } from "#shop/preferences/preferences-provider.tsx";
import { PreferencesStore } from "#shop/preferences/preferences-store.ts";
import { somePreferences } from "#tests/preferences/some-preferences.ts";

// Replaces `fetch`. Returns an address by default.
const fetchIp = vi.fn<typeof fetch>();

/** Sets all further draws: below 0.04, they show the check. Returns the mock of `Math.random`. */
const draw = (value: number) => vi.spyOn(Math, "random").mockReturnValue(value);

beforeAll(async () => {
  await import("#shop/browser-check/browser-check-overlay.tsx");
});

beforeEach(() => {
  vi.useFakeTimers();
  // Another file may have left the next draw.
  takeDraw();
  draw(0);
  vi.stubGlobal("fetch", fetchIp);
  fetchIp.mockReset().mockImplementation(async () => Response.json({ ip: "203.0.113.7" }));
});

/** Renders a layout with the browser check, opened at Home. Returns a function that navigates. */
function renderBrowserCheck(defaults = somePreferences()) {
  const layout = (
    <PreferencesProvider store={new PreferencesStore(defaults)}>
      <Outlet />
      <BrowserCheck shopName="Latchkey" mark={null} />
    </PreferencesProvider>
  );
  const router = createMemoryRouter([
    { element: layout, children: [{ path: "*", element: <h1>Screen</h1> }] },
  ]);
  render(<RouterProvider router={router} />);
  return async (address: string) => {
    await act(() => router.navigate(address));
    await act(() => vi.dynamicImportSettled());
  };
}

const pass = (durationMs: number) => act(() => vi.advanceTimersByTimeAsync(durationMs));
const overlay = () => screen.queryByRole("dialog", { name: "Checking your browser" });
const ipSignal = () => fetchIp.mock.lastCall?.[1]?.signal;

describe("the draw", () => {
  test("happens once per route change", async () => {
    const random = draw(0.5);
    const goTo = renderBrowserCheck();
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

  test("does not happen with the preference off", async () => {
    const goTo = renderBrowserCheck(somePreferences({ loadingScreen: false }));
    await goTo("/status");
    expect(overlay()).not.toBeInTheDocument();
  });
});

describe("the visible check", () => {
  test("is hidden after 2000 ms, even if the service hangs", async () => {
    fetchIp.mockReturnValue(new Promise(() => {}));
    const goTo = renderBrowserCheck();
    await goTo("/status");
    await pass(1999);
    expect(overlay()).toBeInTheDocument();
    expect(ipSignal()?.aborted).toBe(false);
    await pass(1);
    expect(overlay()).not.toBeInTheDocument();
    expect(ipSignal()?.aborted).toBe(true);
  });

  test("keeps its time when the next route change does not draw it", async () => {
    const goTo = renderBrowserCheck();
    await goTo("/status");
    draw(0.5);
    await pass(1500);
    await goTo("/product/1");
    expect(overlay()).toBeInTheDocument();
    await pass(500);
    expect(overlay()).not.toBeInTheDocument();
  });

  test("restarts its 2000 ms when the next route change draws it again", async () => {
    const goTo = renderBrowserCheck();
    await goTo("/status");
    await pass(1500);
    await goTo("/product/1");
    await pass(1999);
    expect(overlay()).toBeInTheDocument();
    await pass(1);
    expect(overlay()).not.toBeInTheDocument();
  });

  test("is announced politely, and requests the IP without credentials or referrer", async () => {
    const goTo = renderBrowserCheck();
    expect(fetchIp).not.toHaveBeenCalled();
    await goTo("/status");
    await pass(0);
    expect(fetchIp).toHaveBeenCalledWith(
      "https://api.ipify.org?format=json",
      expect.objectContaining({ credentials: "omit", referrerPolicy: "no-referrer" }),
    );
    expect(screen.getByText("203.0.113.7")).toBeInTheDocument();
    expect(screen.getByRole("status")).toHaveTextContent("Checking your browser");
  });

  test("shows no address until the service has responded", async () => {
    fetchIp.mockReturnValue(new Promise(() => {}));
    const goTo = renderBrowserCheck();
    await goTo("/status");
    expect(screen.getByText("…")).toBeInTheDocument();
    expect(screen.queryByText("Unknown")).not.toBeInTheDocument();
  });

  test.each<[string, () => Promise<Response>]>([
    ["is unreachable", () => Promise.reject(new TypeError("Failed to fetch"))],
    [
      "returns an error",
      () => Promise.resolve(Response.json({ ip: "203.0.113.7" }, { status: 429 })),
    ],
    ["returns no JSON", () => Promise.resolve(new Response("<html>"))],
  ])("shows Unknown when the service %s", async (_, respond) => {
    fetchIp.mockImplementation(respond);
    const goTo = renderBrowserCheck();
    await goTo("/status");
    await pass(0);
    expect(screen.getByText("Unknown")).toBeInTheDocument();
  });
});
