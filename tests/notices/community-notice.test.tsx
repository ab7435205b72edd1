import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, test, vi } from "vitest";
import { CommunityNotice } from "#shop/notices/community-notice.tsx";
import type { CommunityNotice as Texts } from "#domain/preferences.ts";
import { somePreferences } from "#tests/preferences/some-preferences.ts";

type PageProps = { changes: Partial<Texts>; onDismiss: () => void };

function Page({ changes, onDismiss }: PageProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { discord } = somePreferences({ discord: changes }).notifications;
  return (
    <MemoryRouter>
      <button onClick={() => setIsOpen(true)}>Page</button>
      <CommunityNotice
        notice={discord}
        isOpen={isOpen}
        onDismiss={() => {
          onDismiss();
          setIsOpen(false);
        }}
      />
    </MemoryRouter>
  );
}

async function open(changes: Partial<Texts>) {
  const onDismiss = vi.fn<() => void>();
  render(<Page changes={changes} onDismiss={onDismiss} />);
  await userEvent.click(screen.getByRole("button", { name: "Page" }));
  return onDismiss;
}

const close = () => userEvent.click(screen.getByRole("button", { name: "Close" }));

test("at the centre its button dismisses it and returns the focus", async () => {
  const onDismiss = await open({ position: "center" });
  expect(screen.getByRole("dialog")).toContainElement(document.activeElement as HTMLElement);
  await close();
  expect(onDismiss).toHaveBeenCalledOnce();
  await waitFor(() => {
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
  expect(screen.getByRole("button", { name: "Page" })).toHaveFocus();
});

describe("in a corner", () => {
  const position = "bottom-right";

  test("it is not modal, takes no focus and has the same content", async () => {
    await open({ position });
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    const notice = screen.getByRole("complementary", { name: "We have moved" });
    expect(notice).toHaveTextContent("The old server is gone.");
    const link = screen.getByRole("link", { name: /^Join New Server ?\(opens in a new tab\)$/ });
    expect(notice).toContainElement(link);
    expect(screen.getByRole("button", { name: "Page" })).toHaveFocus();
  });

  test.each([
    ["its button", close],
    ["Escape inside it", () => userEvent.tab().then(() => userEvent.keyboard("{Escape}"))],
  ])("%s dismisses it and returns the focus", async (_, dismiss) => {
    const onDismiss = await open({ position });
    await dismiss();
    expect(onDismiss).toHaveBeenCalledOnce();
    expect(screen.getByRole("button", { name: "Page" })).toHaveFocus();
    await waitFor(() => {
      expect(screen.queryByRole("complementary")).not.toBeInTheDocument();
    });
  });

  test("Escape elsewhere does not close it", async () => {
    const onDismiss = await open({ position });
    await userEvent.keyboard("{Escape}");
    expect(onDismiss).not.toHaveBeenCalled();
  });

  test.each([
    ["top", "top-left"],
    ["bottom", "bottom-right"],
  ] as const)(
    "at the %s scroll padding keeps the focused element clear of it",
    async (edge, at) => {
      const inset = () => document.documentElement.style.getPropertyValue(`--notice-inset-${edge}`);
      vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(200);
      await open({ position: at });
      expect(inset()).toBe("216px");
      await close();
      await waitFor(() => {
        expect(inset()).toBe("");
      });
    },
  );
});

test("a link to a path stays within the shop", async () => {
  await open({ position: "center", discordLink: "/status" });
  expect(screen.getByRole("link", { name: "Join New Server" })).not.toHaveAttribute("target");
});
