import { act, render, screen } from "@testing-library/react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { BrowserCheck } from "#shop/browser-check/browser-check.tsx";
import { PreferencesProvider } from "#shop/preferences/preferences-provider.tsx";
import { preferInTest } from "#tests/preferences/some-preferences.ts";

const fetchIp = vi.fn<typeof fetch>();

/** Sets all further draws: below 0.04, they show the check. */
const draw = (value: number) => vi.spyOn(Math, "random").mockReturnValue(value);

beforeEach(() => {
  vi.useFakeTimers();
  draw(0);
  vi.stubGlobal("fetch", fetchIp);
  fetchIp.mockReset().mockImplementation(async () => Response.json({ ip: "203.0.113.7" }));
});

/** Renders a layout with the browser check, opened at Home. Returns a function that navigates. */
function renderBrowserCheck(loadingScreen = true) {
  preferInTest({ loadingScreen });
  const layout = (
    <PreferencesProvider>
      <main>
        <Outlet />
      </main>
      <BrowserCheck mark={null} />
    </PreferencesProvider>
  );
  const router = createMemoryRouter([
    { element: layout, children: [{ path: "*", element: <h1>Screen</h1> }] },
  ]);
  render(<RouterProvider router={router} />);
  return (address: string) => act(() => router.navigate(address));
}

const pass = (durationMs: number) => act(() => vi.advanceTimersByTimeAsync(durationMs));
const overlay = () => screen.queryByRole("dialog", { name: "Checking your browser" });

test.each([
  [0.0399, true],
  [0.04, false],
])("a draw of %d on a route change shows the check: %s", async (value, isShown) => {
  const goTo = renderBrowserCheck();
  draw(value);
  await goTo("/status");
  expect(overlay() !== null).toBe(isShown);
});

test("with the preference off it never shows", async () => {
  const goTo = renderBrowserCheck(false);
  await goTo("/status");
  expect(overlay()).not.toBeInTheDocument();
});

test("it is announced politely, with the shop, a Ray ID and the address, which is requested without credentials", async () => {
  const goTo = renderBrowserCheck();
  expect(fetchIp).not.toHaveBeenCalled();
  await goTo("/status");
  expect(screen.getByRole("status")).toHaveTextContent("Checking your browser");
  expect(overlay()).toHaveTextContent(/^LatchkeyChecking.*Ray ID[0-9a-f]{16}Your IP203\.0\.113\.7/);
  expect(fetchIp).toHaveBeenCalledWith(
    "https://api.ipify.org?format=json",
    expect.objectContaining({ credentials: "omit", referrerPolicy: "no-referrer" }),
  );
});

test("the request for the address ends with the check, after 2 s", async () => {
  fetchIp.mockImplementation(() => new Promise(() => {}));
  const goTo = renderBrowserCheck();
  await goTo("/status");
  expect(overlay()).toHaveTextContent("Your IP…");
  const signal = fetchIp.mock.lastCall?.[1]?.signal;
  await pass(1999);
  expect(signal).toHaveProperty("aborted", false);
  await pass(1);
  expect(signal).toHaveProperty("aborted", true);
  expect(overlay()).not.toBeInTheDocument();
});

test.each(["2001:db8:85a3:8d3:1319:8a2e:370:7348", "2001:DB8::1", "::ffff:203.0.113.7"])(
  "it shows the IPv6 address %s",
  async (ip) => {
    fetchIp.mockImplementation(async () => Response.json({ ip }));
    const goTo = renderBrowserCheck();
    await goTo("/status");
    expect(overlay()).toHaveTextContent(`Your IP${ip}`);
  },
);

test.each<[string, () => Promise<Response>]>([
  ["is unreachable", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["returns an error", async () => Response.json({ ip: "203.0.113.7" }, { status: 429 })],
  ["returns no text", async () => Response.json({ ip: 5 })],
  ["returns another text", async () => Response.json({ ip: "You are blocked." })],
  ["returns text after an address", async () => Response.json({ ip: "2001:db8::1 is blocked" })],
  ["returns a hexadecimal number", async () => Response.json({ ip: "deadbeef" })],
])("it shows Unknown when the service %s", async (_, respond) => {
  fetchIp.mockImplementation(respond);
  const goTo = renderBrowserCheck();
  await goTo("/status");
  await pass(0);
  expect(screen.getByText("Unknown")).toBeInTheDocument();
});
