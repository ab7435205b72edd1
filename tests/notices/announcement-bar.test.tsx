import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { AnnouncementBar } from "#shop/notices/announcement-bar.tsx";
import { somePreferences } from "#tests/preferences/some-preferences.ts";

test.each(["linkText", "linkUrl"] as const)("without %s there is no link", (missing) => {
  const { announcement } = somePreferences().notifications;
  delete announcement[missing];
  render(<AnnouncementBar announcement={announcement} onDismiss={() => {}} />);
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
  expect(screen.getByText("Ten percent off this week")).toBeVisible();
});
