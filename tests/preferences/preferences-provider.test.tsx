import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { preferences as defaultPreferences } from "#page-data";
import { PreferencesProvider, usePreferences } from "#shop/preferences/preferences-provider.tsx";
import { noticeContent } from "#shop/preferences/stored-preferences.ts";
import { preferInTest } from "./some-preferences.ts";

const names = ["announcement", "discord"] as const;
const flagKeys = { announcement: "hasSeenAnnouncement", discord: "hasSeenDiscordNotice" };

function Notice({ name }: { name: (typeof names)[number] }) {
  const { preferences, isVisible, dismiss } = usePreferences();
  const { message } = preferences.notifications[name];
  return (
    isVisible[name] && (
      <button className={name} onClick={() => dismiss(name)}>
        {message}
      </button>
    )
  );
}

function Position() {
  return usePreferences().preferences.notifications.discord.position;
}

const shop = (
  <PreferencesProvider>
    <Notice name="announcement" />
    <Notice name="discord" />
  </PreferencesProvider>
);

const turnBothOn = (showOnce: boolean) =>
  preferInTest({
    announcement: { enabled: true, showOnce, message: "announcement" },
    discord: { enabled: true, showOnce, message: "discord" },
  });

test("without showOnce a notice is dismissed for the visit: nothing is stored", async () => {
  turnBothOn(false);
  render(shop);
  for (const name of names) await userEvent.click(screen.getByRole("button", { name }));
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  ["announcement", "discord"],
  ["discord", "announcement"],
] as const)("with showOnce the %s notice stores its content", async (name, other) => {
  const defaults = turnBothOn(true);
  render(shop);
  await userEvent.click(screen.getByRole("button", { name }));
  expect(screen.queryByRole("button", { name })).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: other })).toBeInTheDocument();
  expect(localStorage.getItem(flagKeys[name])).toBe(noticeContent(defaults.notifications[name]));
  expect(localStorage.getItem(flagKeys[other])).toBeNull();
});

test.each([
  ["middle", "bottom-left"],
  ["top-right", "top-right"],
])("with the position %s in storage a notice is at %s", (stored, expected) => {
  const userPreferences = { notifications: { discord: { position: stored } } };
  localStorage.setItem("userPreferences", JSON.stringify(userPreferences));
  preferInTest({ discord: { position: "bottom-left" } });
  const { container } = render(
    <PreferencesProvider>
      <Position />
    </PreferencesProvider>,
  );
  expect(container).toHaveTextContent(expected);
});

test.each([
  { announcement: "dismissed", until: undefined, prerendered: ["announcement"] },
  // It ended after the build.
  { announcement: "ended", until: "2025-01-01", prerendered: ["announcement"] },
])("a page without its $announcement announcement hydrates without an error", async (row) => {
  turnBothOn(true);
  Object.assign(defaultPreferences.notifications.announcement, { until: row.until });
  localStorage.setItem("hasSeenAnnouncement", "true");
  const root = document.body.appendChild(document.createElement("div"));
  vi.stubGlobal("document", undefined);
  const html = renderToString(shop);
  vi.unstubAllGlobals();
  root.innerHTML = html;
  // The community notice waits until the page has hydrated.
  expect([...root.querySelectorAll("button")].map((button) => button.textContent)).toEqual(
    row.prerendered,
  );

  const errors: unknown[] = [];
  const app = await act(async () =>
    hydrateRoot(root, shop, { onRecoverableError: (error) => errors.push(error) }),
  );
  expect(errors).toEqual([]);
  expect(screen.queryByRole("button", { name: "announcement" })).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "discord" })).toBeInTheDocument();
  act(() => app.unmount());
  root.remove();
});
