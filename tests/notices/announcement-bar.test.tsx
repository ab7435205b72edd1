import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { AnnouncementBar } from "#notices/announcement-bar.tsx";
import type { Announcement } from "#domain/preferences.ts";
import { somePreferences } from "#tests/preferences/some-preferences.ts";

function renderBar(changes: Partial<Announcement> = {}, onDismiss = () => {}) {
  const { announcement } = somePreferences({ announcement: changes }).notifications;
  const bar = <AnnouncementBar announcement={announcement} onDismiss={onDismiss} />;
  const router = createMemoryRouter([{ path: "*", element: bar }]);
  render(<RouterProvider router={router} />);
  return router;
}

test.each(["linkText", "linkUrl"] as const)("without %s there is no link", (missing) => {
  const { announcement } = somePreferences().notifications;
  delete announcement[missing];
  render(<AnnouncementBar announcement={announcement} onDismiss={() => {}} />);
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
  expect(screen.getByText("Ten percent off this week")).toBeVisible();
});

test("a message too long for the bar can be scrolled with the keyboard", async () => {
  vi.spyOn(Element.prototype, "scrollHeight", "get").mockReturnValue(90);
  renderBar({ message: "A long message. ".repeat(40) });
  await userEvent.tab();
  expect(screen.getByRole("region", { name: "Announcement text" })).toHaveFocus();
});

test("a message that fits is not focusable", async () => {
  renderBar();
  await userEvent.tab();
  expect(screen.getByRole("link")).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole("button")).toHaveFocus();
});
