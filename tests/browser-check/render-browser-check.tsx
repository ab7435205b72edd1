import { act, render, screen } from "@testing-library/react";
import { StrictMode, useEffect } from "react";
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from "react-router-dom";
import { beforeAll, beforeEach, vi } from "vitest";
import type { Preferences } from "#domain/preferences.ts";
import { PreferencesProvider } from "#preferences/preferences-provider.tsx";
import { PreferencesStore } from "#preferences/preferences-store.ts";
import { takeDraw } from "#browser-check/browser-check-chance.ts";
import { BrowserCheck } from "#browser-check/browser-check.tsx";
import { somePreferences } from "#tests/preferences/some-preferences.ts";

/** Replaces `fetch`. Returns an address by default. */
export const fetchIp = vi.fn<typeof fetch>();

/** Sets all further draws of a test: below 0.04, they show the check. Returns the mock of `Math.random`. */
export const draw = (value: number) => vi.spyOn(Math, "random").mockReturnValue(value);

/** Replaces the clock, the network and chance in every test of a file: every draw shows the check. */
export function controlClockAndNetwork() {
  beforeAll(async () => {
    await import("#browser-check/browser-check-overlay.tsx");
  });
  beforeEach(() => {
    vi.useFakeTimers();
    // Another file may have left the next draw.
    takeDraw();
    draw(0);
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
  defaults?: Preferences;
  /** Whether the screen's heading gets the focus on a route change. */
  takesFocus?: boolean;
};

/** A layout with the browser check, opened at Home. */
export function renderBrowserCheck({
  defaults = somePreferences(),
  takesFocus = true,
}: ShopOptions = {}) {
  const layout = (
    <PreferencesProvider store={new PreferencesStore(defaults)}>
      <a href="/">Link</a>
      <Outlet />
      <BrowserCheck shopName="Latchkey" mark={null} />
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
