import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, test } from "vitest";
import type { Announcement, CommunityNoticeSettings } from "#domain/preferences.ts";
// Loaded in advance, so that no test waits for it.
import "#shop/notices/community-notice.tsx";
import { Notices } from "#shop/notices/notices.tsx";
import { PreferencesProvider } from "#shop/preferences/preferences-provider.tsx";
import { preferInTest } from "#tests/preferences/some-preferences.ts";

type Changes = { announcement?: Partial<Announcement>; discord?: Partial<CommunityNoticeSettings> };

function open(changes: Changes) {
  preferInTest(changes);
  render(
    <MemoryRouter>
      <PreferencesProvider>
        <Notices />
        <main id="main" tabIndex={-1} />
      </PreferencesProvider>
    </MemoryRouter>,
  );
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
