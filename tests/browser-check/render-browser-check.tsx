import { act, render, screen } from "@testing-library/react";
import { StrictMode, useEffect } from "react";
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from "react-router-dom";
import { beforeAll, beforeEach, vi } from "vitest";
import type { Preferences } from "#domain/preferences.ts";
import type { RandomSource } from "#browser-check/browser-check-chance.ts";
import { PreferencesProvider } from "#preferences/preferences-provider.tsx";
import { PreferencesStore } from "#preferences/preferences-store.ts";
import { BrowserCheck } from "#browser-check/browser-check.tsx";
import { somePreferences } from "#tests/preferences/some-preferences.ts";

/** Replaces `fetch`. Returns an address by default. */
export const fetchIp = vi.fn<typeof fetch>();

/** Random sources: every draw shows the check, or none does. */
export const hits: RandomSource = () => 0;
export const misses: RandomSource = () => 0.5;

/** Replaces the clock and the network in every test of a file. */
export function controlClockAndNetwork() {
  beforeAll(async () => {
    await import("#browser-check/browser-check-overlay.tsx");
  });
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("fetch", fetchIp);
    fetchIp.mockReset().mockImplementation(async () => Response.json({ ip: "203.0.113.7" }));
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
  /** Whether the screen's heading gets the focus on a route change. */
  takesFocus?: boolean;
};

/** A layout with the browser check, opened at Home. */
export function renderBrowserCheck({
  random,
  defaults = somePreferences(),
  takesFocus = true,
}: ShopOptions = {}) {
  const layout = (
    <PreferencesProvider store={new PreferencesStore(defaults)}>
      <a href="/">Link</a>
      <Outlet />
      {random ? (
        <BrowserCheck shopName="Latchkey" mark={null} random={random} />
      ) : (
        <BrowserCheck shopName="Latchkey" mark={null} />
      )}
    </PreferencesProvider>
  );
  const router = createMemoryRouter([
    { element: layout, children: [{ path: "*", element: <Screen takesFocus={takesFocus} /> }] },
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

/** Advances the fake clock. */
export async function pass(durationMs: number) {
  await act(() => vi.advanceTimersByTimeAsync(durationMs));
}

export const overlay = () => screen.queryByRole("dialog", { name: "Checking your browser" });
