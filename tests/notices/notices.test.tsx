import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, test, vi } from "vitest";
import type { Announcement, CommunityNoticeSettings } from "#domain/preferences.ts";
// Loaded in advance, so that no test waits for it.
import "#shop/notices/community-notice.tsx";
import { noticeContent } from "#shop/notices/notice-visibility.ts";
import { Notices } from "#shop/notices/notices.tsx";
import { PreferencesProvider } from "#shop/preferences/preferences-provider.tsx";
import { preferInTest } from "#tests/preferences/some-preferences.ts";

type Changes = { announcement?: Partial<Announcement>; discord?: Partial<CommunityNoticeSettings> };

const page = (
  <MemoryRouter>
    <PreferencesProvider>
      <Notices />
      <main id="main" tabIndex={-1} />
    </PreferencesProvider>
  </MemoryRouter>
);

function open(changes: Changes) {
  const preferences = preferInTest(changes);
  render(page);
  return preferences.notifications;
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const content = () => screen.getByRole("main");

describe("the announcement", () => {
  test("is dismissed, and the focus moves to the content", async () => {
    open({ announcement: { enabled: true } });
    await press("Dismiss the announcement");
    expect(screen.queryByRole("complementary")).not.toBeInTheDocument();
    expect(content()).toHaveFocus();
  });

  test.each<[string, Partial<Announcement>]>([
    ["a text", { linkText: undefined }],
    ["an address", { linkUrl: undefined }],
    ["a safe address", { linkUrl: "javascript:alert(1)" }],
  ])("has no link without %s", (_, missing) => {
    open({ announcement: { enabled: true, ...missing } });
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
    expect(screen.getByText("Ten percent off this week")).toBeInTheDocument();
  });
});

describe("the community notice", () => {
  test("at the centre is a modal that its button dismisses", async () => {
    open({ discord: { enabled: true } });
    expect(await screen.findByRole("dialog", { name: "We have moved" })).toHaveTextContent(
      "The old server is gone.",
    );
    await press("Close");
    await waitFor(() => {
      expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    });
  });

  test.each([
    ["its button", () => press("Close")],
    ["Escape inside it", () => userEvent.tab().then(() => userEvent.keyboard("{Escape}"))],
  ])("in a corner takes no focus, and %s dismisses it", async (_, dismiss) => {
    open({ discord: { enabled: true, position: "bottom-right" } });
    const notice = await screen.findByRole("complementary", { name: "We have moved" });
    expect(notice).toHaveTextContent("The old server is gone.");
    expect(document.body).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    expect(notice).toBeInTheDocument();
    await dismiss();
    await waitFor(() => {
      expect(notice).not.toBeInTheDocument();
    });
    expect(content()).toHaveFocus();
  });
});

const turnBothOn = (showOnce: boolean) => ({
  announcement: { enabled: true, showOnce },
  // Not modal, so that the announcement can be pressed.
  discord: { enabled: true, showOnce, position: "top-right" } as const,
});

describe("both notices", () => {
  const buttons = { announcement: "Dismiss the announcement", discord: "Close" };
  const names = ["announcement", "discord"] as const;

  test("are dismissed for the visit without showOnce: nothing is stored", async () => {
    open(turnBothOn(false));
    for (const name of names) {
      await userEvent.click(await screen.findByRole("button", { name: buttons[name] }));
    }
    await waitFor(() => expect(screen.queryByRole("button")).not.toBeInTheDocument());
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
  });

  test.each([
    ["announcement", "discord", "hasSeenAnnouncement"],
    ["discord", "announcement", "hasSeenDiscordNotice"],
  ] as const)("with showOnce, the content of %s alone is stored", async (name, other, flag) => {
    const notifications = open(turnBothOn(true));
    await userEvent.click(await screen.findByRole("button", { name: buttons[name] }));
    await waitFor(() =>
      expect(screen.queryByRole("button", { name: buttons[name] })).not.toBeInTheDocument(),
    );
    expect(await screen.findByRole("button", { name: buttons[other] })).toBeInTheDocument();
    expect(localStorage.getItem(flag)).toBe(noticeContent(notifications[name]));
    expect(localStorage).toHaveLength(1);
  });

  test.each([
    { announcement: "dismissed", until: undefined },
    // It ended after the build.
    { announcement: "ended", until: "2025-01-01" },
  ])("hydrate without an error where the announcement is $announcement", async ({ until }) => {
    const { announcement, discord } = turnBothOn(true);
    preferInTest({ announcement: { ...announcement, until }, discord });
    if (until === undefined) localStorage.setItem("hasSeenAnnouncement", "true");
    const root = document.body.appendChild(document.createElement("div"));
    vi.stubGlobal("document", undefined);
    const html = renderToString(page);
    vi.unstubAllGlobals();
    root.innerHTML = html;
    // The community notice waits until the page has hydrated.
    expect(screen.getAllByRole("complementary").map(({ ariaLabel }) => ariaLabel)).toEqual([
      "Announcement",
    ]);

    const errors: unknown[] = [];
    const app = await act(async () =>
      hydrateRoot(root, page, { onRecoverableError: (error) => errors.push(error) }),
    );
    expect(errors).toEqual([]);
    expect(await screen.findByRole("complementary", { name: "We have moved" })).toBeInTheDocument();
    expect(screen.queryByRole("complementary", { name: "Announcement" })).not.toBeInTheDocument();
    act(() => app.unmount());
    root.remove();
  });
});
