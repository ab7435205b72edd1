import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
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

const bothOn = (showOnce = true) =>
  somePreferences({
    announcement: { enabled: true, showOnce },
    discord: { enabled: true, showOnce, position: "bottom-right" },
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

test("each is dismissed separately and stays hidden on the next visit", async () => {
  const visit = render(shop(bothOn()));
  await userEvent.click(await screen.findByRole("button", { name: "Close" }));
  await waitFor(() => {
    expect(card()).not.toBeInTheDocument();
  });
  expect(bar()).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Dismiss the announcement" }));
  expect(bar()).not.toBeInTheDocument();
  visit.unmount();

  const { container } = render(shop(bothOn()));
  expect(container).toBeEmptyDOMElement();
});

test("the announcement is part of the prerendered page, the community notice is not", () => {
  const html = renderToString(shop(bothOn()));
  expect(html).toContain("Ten percent off this week");
  expect(html).not.toContain("We have moved");
});
