import { act, render, screen } from "@testing-library/react";
import { StrictMode, useEffect } from "react";
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from "react-router-dom";
import { afterEach, beforeAll, beforeEach, vi } from "vitest";
import type { Preferences } from "#domain/preferences.ts";
import type { RandomSource } from "#browser-check/random-draws.ts";
import { PreferencesProvider } from "#preferences/preferences-provider.tsx";
import { PreferencesStore } from "#preferences/preferences-store.ts";
import { BrowserCheck } from "#browser-check/browser-check.tsx";
import { somePreferences } from "#tests/preferences/some-preferences.ts";

/** Stands in for the browser's fetch; it answers with an address unless a test says otherwise. */
export const fetchIp = vi.fn<typeof fetch>();

/** Random sources of which each draw shows the check, or none. */
export const hits: RandomSource = () => 0;
export const misses: RandomSource = () => 0.5;

/** Puts the clock and the network under the control of each test in a file. */
export function controlClockAndNetwork() {
  beforeAll(async () => {
    await import("#browser-check/browser-check-overlay.tsx");
  });
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("fetch", fetchIp);
    fetchIp.mockReset().mockImplementation(async () => Response.json({ ip: "203.0.113.7" }));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

function Screen({ takesFocus }: { takesFocus: boolean }) {
  const { pathname } = useLocation();
  useEffect(() => {
    if (takesFocus && pathname !== "/") document.querySelector<HTMLElement>("h1")?.focus();
  }, [pathname, takesFocus]);
  return (
    <main>
      <h1 tabIndex={-1}>{pathname}</h1>
    </main>
  );
}

type ShopOptions = {
  random?: RandomSource;
  defaults?: Preferences;
  /** Whether the screen's heading gets the focus on a route change, as it should. */
  takesFocus?: boolean;
};

/** A shop with the fake check in its frame, opened at Home. */
export function openShop({
  random,
  defaults = somePreferences(),
  takesFocus = true,
}: ShopOptions = {}) {
  const frame = (
    <PreferencesProvider store={new PreferencesStore(defaults)}>
      <a href="/">Link</a>
      <Outlet />
      {random ? (
        <BrowserCheck shopName="Latchkey" random={random} />
      ) : (
        <BrowserCheck shopName="Latchkey" />
      )}
    </PreferencesProvider>
  );
  const router = createMemoryRouter([
    { element: frame, children: [{ path: "*", element: <Screen takesFocus={takesFocus} /> }] },
  ]);
  const { unmount } = render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  const goTo = async (address: string) => {
    await act(() => router.navigate(address));
    await act(() => vi.dynamicImportSettled());
  };
  return { goTo, unmount };
}

/** Lets time go by. */
export async function pass(durationMs: number) {
  await act(() => vi.advanceTimersByTimeAsync(durationMs));
}

export const overlay = () => screen.queryByRole("dialog", { name: "Checking your browser" });
