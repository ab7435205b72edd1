import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { readSellAuthEmbed } from "#checkout/sellauth-embed.ts";
import { defaultPreferences } from "#data/preferences.ts";
import { noticePositions, type Preferences } from "#domain/preferences.ts";
import { useMotion } from "#preferences/motion.ts";
import { PreferencesProvider } from "#preferences/preferences-provider.tsx";
import { PreferencesStore } from "#preferences/preferences-store.ts";
import { PreviewPanel } from "#preview/preview-panel.tsx";
// Loaded in advance, so that no test waits for it.
import "#notices/community-notice.tsx";
import { Notices } from "#notices/notices.tsx";

const scriptUrl = "https://seller.example/embed.js";
const checkoutSettings = { shopId: 1, storeUrl: "/", checkoutScriptUrl: scriptUrl };
const request = { cart: [], shopId: 1, modal: false };
const { announcement, discord } = defaultPreferences.notifications;

function MotionState() {
  const { isPaused, toggle } = useMotion();
  return <button onClick={toggle}>{isPaused ? "Paused" : "Running"}</button>;
}

/** Renders the notices, a motion switch and the panel, and opens the panel. */
async function openPreview(defaults: Preferences = structuredClone(defaultPreferences)) {
  const page = render(
    <PreferencesProvider store={new PreferencesStore(defaults)}>
      <MemoryRouter>
        <Notices />
        <MotionState />
      </MemoryRouter>
      <PreviewPanel defaults={defaults} checkoutSettings={checkoutSettings} />
    </PreferencesProvider>,
  );
  await userEvent.click(screen.getByText("Preview"));
  return page;
}

const box = (name: string) => screen.getByRole("checkbox", { name });
const choose = (label: string, option: string) =>
  userEvent.selectOptions(screen.getByLabelText(label), option);
const notice = () =>
  screen.queryByRole("dialog", { name: discord.title }) ??
  screen.queryByRole("complementary", { name: discord.title });

test("turns the announcement on with the owner's text, and off again", async () => {
  await openPreview();
  await userEvent.click(box("Announcement"));
  expect(screen.getByText(announcement.message)).toBeVisible();
  await userEvent.click(box("Announcement"));
  expect(screen.queryByText(announcement.message)).not.toBeInTheDocument();
  expect(localStorage).toHaveLength(0);
});

test("keeps its settings across a reload, and shows the owner's new text at once", async () => {
  const visit = await openPreview();
  await userEvent.click(box("Announcement"));
  visit.unmount();
  const edited = structuredClone(defaultPreferences);
  edited.notifications.announcement.message = "New text";
  await openPreview(edited);
  expect(screen.getByText("New text")).toBeVisible();
  expect(box("Announcement")).toBeChecked();
});

test("turns off a notice that is on in the data", async () => {
  const defaults = structuredClone(defaultPreferences);
  defaults.notifications.announcement.enabled = true;
  await openPreview(defaults);
  expect(box("Announcement")).toBeChecked();
  await userEvent.click(box("Announcement"));
  expect(screen.queryByText(announcement.message)).not.toBeInTheDocument();
});

test.each(noticePositions)("shows the community notice at %s", async (position) => {
  await openPreview();
  await choose("Community notice", position);
  await waitFor(() => {
    expect(notice()).toBeVisible();
  });
  expect(notice()?.tagName).toBe(position === "center" ? "DIALOG" : "ASIDE");
  expect(screen.getByLabelText("Community notice")).toHaveValue(position);
});

test("shows a dismissed notice again, without the other one", async () => {
  await openPreview();
  await userEvent.click(box("Announcement"));
  await choose("Community notice", "top-left");
  await userEvent.click(await screen.findByRole("button", { name: "Close" }));
  await userEvent.click(screen.getByRole("button", { name: "Dismiss the announcement" }));
  expect(box("Announcement")).not.toBeChecked();
  expect(screen.getByLabelText("Community notice")).toHaveValue("off");

  await userEvent.click(box("Announcement"));
  expect(screen.getByText(announcement.message)).toBeVisible();
  await waitFor(() => {
    expect(notice()).not.toBeInTheDocument();
  });
});

test("the button shows the browser check", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ ip: "203.0.113.7" }));
  await openPreview();
  await userEvent.click(screen.getByRole("button", { name: "Show the browser check" }));
  expect(await screen.findByRole("dialog", { name: "Checking your browser" })).toBeVisible();
});

test.each(["blocked", "hanging", "empty", "threw", "policy"])(
  "a checkout that is %s uses another script until it works again",
  async (failure) => {
    const embed = { checkout: () => {} };
    window.sellAuthEmbed = embed;
    await openPreview();
    await choose("Checkout", failure);
    expect(checkoutSettings.checkoutScriptUrl).not.toBe(scriptUrl);
    expect(window.sellAuthEmbed).toBeUndefined();

    await choose("Checkout", "works");
    expect(checkoutSettings.checkoutScriptUrl).toBe(scriptUrl);
    expect(window.sellAuthEmbed).toBe(embed);
    Reflect.deleteProperty(window, "sellAuthEmbed");
  },
);

/** Runs the script that the checkout would load on its second attempt. */
async function runChosenScript() {
  const source = await fetch(`${checkoutSettings.checkoutScriptUrl}?attempt=2`);
  // oxlint-disable-next-line typescript/no-implied-eval -- jsdom runs no scripts
  new Function(await source.text())();
  return readSellAuthEmbed();
}

test("the scripts fail in the chosen way, even if a retry appends a query", async () => {
  await openPreview();
  await choose("Checkout", "threw");
  const throwing = await runChosenScript();
  if (!throwing || !("checkout" in throwing)) throw new Error("There is no checkout.");
  expect(() => throwing.checkout(document.createElement("button"), request)).toThrow("Preview");
  await choose("Checkout", "empty");
  expect(await runChosenScript()).toBeUndefined();
  await choose("Checkout", "works");
});

test("Forget everything resets settings, dismissals and motion", async () => {
  const defaults = structuredClone(defaultPreferences);
  defaults.notifications.discord = { ...discord, enabled: true, position: "top-left" };
  await openPreview(defaults);
  await userEvent.click(await screen.findByRole("button", { name: "Close" }));
  await userEvent.click(box("Announcement"));
  await choose("Checkout", "threw");
  await userEvent.click(screen.getByRole("button", { name: "Running" }));

  await userEvent.click(screen.getByRole("button", { name: "Forget everything" }));
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
  expect(screen.getByRole("button", { name: "Running" })).toBeVisible();
  expect(screen.queryByText(announcement.message)).not.toBeInTheDocument();
  expect(screen.getByLabelText("Checkout")).toHaveValue("works");
  await screen.findByRole("complementary", { name: discord.title });
});
