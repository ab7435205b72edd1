import { render, type RenderResult, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { preferences as defaultPreferences } from "#page-data";
// Loaded in advance, so that no test waits for it.
import "#shop/notices/community-notice.tsx";
import { DevPanel } from "#shop/dev-panel/dev-panel.tsx";
import { Notices } from "#shop/notices/notices.tsx";
import { PreferencesProvider } from "#shop/preferences/preferences-provider.tsx";
import { useMotion } from "#shop/web-platform/use-motion.ts";

const original = structuredClone(defaultPreferences);
const { announcement, discord } = defaultPreferences.notifications;

afterEach(() => {
  Object.assign(announcement, original.notifications.announcement);
  Object.assign(discord, original.notifications.discord);
});

function MotionState() {
  const { isPaused, toggle } = useMotion();
  return <button onClick={toggle}>{isPaused ? "Paused" : "Running"}</button>;
}

const reload = vi.fn<() => void>();
let visit: RenderResult | undefined;

/** Renders the notices, a motion switch and the panel, and opens the panel. */
async function openPanel() {
  vi.stubGlobal("location", { reload });
  visit = render(
    <>
      <PreferencesProvider>
        <MemoryRouter>
          <Notices />
          <MotionState />
        </MemoryRouter>
      </PreferencesProvider>
      <DevPanel />
    </>,
  );
  await userEvent.click(screen.getByText("Developer panel"));
}

/** Does something that reloads the page, and opens it again. */
async function change(act: () => Promise<void>) {
  reload.mockReset();
  await act();
  expect(reload).toHaveBeenCalledOnce();
  visit?.unmount();
  await openPanel();
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const showAnnouncement = () => change(() => press("Show the announcement"));
const choosePosition = (option: string) =>
  change(() => userEvent.selectOptions(screen.getByLabelText("Community notice"), option));

test("shows the owner's new text, and a dismissed notice again without the other one", async () => {
  await openPanel();
  announcement.message = "New text";
  await showAnnouncement();
  expect(screen.getByText("New text")).toBeInTheDocument();
  await press("Dismiss the announcement");
  await choosePosition("top-left");
  await userEvent.click(await screen.findByRole("button", { name: "Close" }));

  await showAnnouncement();
  expect(screen.getByText(announcement.message)).toBeInTheDocument();
  expect(screen.queryByRole("complementary", { name: discord.title })).not.toBeInTheDocument();
  await choosePosition("top-left");
  await screen.findByRole("complementary", { name: discord.title });
  expect(screen.queryByText(announcement.message)).not.toBeInTheDocument();
});

test("Forget everything resets settings, dismissals and motion", async () => {
  Object.assign(discord, { enabled: true, position: "top-left" });
  await openPanel();
  await userEvent.click(await screen.findByRole("button", { name: "Close" }));
  await showAnnouncement();
  await press("Running");

  await change(() => press("Forget everything"));
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
  expect(screen.getByRole("button", { name: "Running" })).toBeInTheDocument();
  expect(screen.queryByText(announcement.message)).not.toBeInTheDocument();
  await screen.findByRole("complementary", { name: discord.title });
});
