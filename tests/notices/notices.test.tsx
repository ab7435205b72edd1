import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import type { Preferences } from "#domain/preferences.ts";
import { PreferencesProvider } from "#preferences/preferences-provider.tsx";
import { PreferencesStore } from "#preferences/preferences-store.ts";
import { Notices } from "#notices/notices.tsx";
// Loaded in advance, so that no test waits for it.
import "#notices/community-notice.tsx";
import { somePreferences } from "#tests/preferences/some-preferences.ts";

function shop(defaults: Preferences) {
  return (
    <MemoryRouter>
      <PreferencesProvider store={new PreferencesStore(defaults)}>
        <Notices />
      </PreferencesProvider>
    </MemoryRouter>
  );
}

const bothOn = () =>
  somePreferences({
    announcement: { enabled: true },
    discord: { enabled: true, position: "bottom-right" },
  });

const bar = () => screen.queryByRole("complementary", { name: "Announcement" });
const card = () => screen.queryByRole("complementary", { name: "We have moved" });

test("both are shown when enabled, the announcement first", async () => {
  render(shop(bothOn()));
  await screen.findByRole("complementary", { name: "We have moved" });
  const [first, second] = screen.getAllByRole("complementary");
  expect(first).toBe(bar());
  expect(second).toBe(card());
});
