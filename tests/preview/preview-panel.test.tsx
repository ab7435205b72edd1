import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { defaultPreferences } from "#data/preferences.ts";
// Loaded in advance, so that no test waits for it.
import "#shop/notices/community-notice.tsx";
import { Notices } from "#shop/notices/notices.tsx";
import { PreferencesProvider } from "#shop/preferences/preferences-provider.tsx";
import { PreviewPanel } from "#shop/preview/preview-panel.tsx";
import { useMotion } from "#shop/ui/use-motion.ts";

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

/** Renders the notices, a motion switch and the panel, and opens the panel. */
async function openPreview() {
  const page = render(
    <>
      <PreferencesProvider>
        <MemoryRouter>
          <Notices />
          <MotionState />
        </MemoryRouter>
      </PreferencesProvider>
      <PreviewPanel />
    </>,
  );
  await userEvent.click(screen.getByText("Preview"));
  return page;
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const choosePosition = (option: string) =>
  userEvent.selectOptions(screen.getByLabelText("Community notice"), option);
const notice = () => screen.queryByRole("complementary", { name: discord.title });

test("shows the announcement across a reload, with the owner's new text at once", async () => {
  const visit = await openPreview();
  await press("Show the announcement");
  expect(screen.getByText(announcement.message)).toBeVisible();
  visit.unmount();
  announcement.message = "New text";
  await openPreview();
  expect(screen.getByText("New text")).toBeVisible();
});

test("shows a dismissed notice again, without the other one", async () => {
  await openPreview();
  await press("Show the announcement");
  await press("Dismiss the announcement");
  await choosePosition("top-left");
  await userEvent.click(await screen.findByRole("button", { name: "Close" }));

  await press("Show the announcement");
  expect(screen.getByText(announcement.message)).toBeVisible();
  await waitFor(() => {
    expect(notice()).not.toBeInTheDocument();
  });
  await choosePosition("top-left");
  await screen.findByRole("complementary", { name: discord.title });
  expect(screen.queryByText(announcement.message)).not.toBeInTheDocument();
});

test("Forget everything resets settings, dismissals and motion", async () => {
  Object.assign(discord, { enabled: true, position: "top-left" });
  await openPreview();
  await userEvent.click(await screen.findByRole("button", { name: "Close" }));
  await press("Show the announcement");
  const failing = screen.getByRole("checkbox", { name: "Failing checkout" });
  await userEvent.click(failing);
  await press("Running");

  await press("Forget everything");
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
  expect(screen.getByRole("button", { name: "Running" })).toBeVisible();
  expect(screen.queryByText(announcement.message)).not.toBeInTheDocument();
  expect(failing).not.toBeChecked();
  await screen.findByRole("complementary", { name: discord.title });
});
