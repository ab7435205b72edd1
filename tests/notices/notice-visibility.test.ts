import { expect, test } from "vitest";
import { isNoticeVisible, noticeContent } from "#shop/notices/notice-visibility.ts";
import { somePreferences } from "#tests/preferences/some-preferences.ts";

const { discord, announcement } = somePreferences().notifications;

const otherContents = [
  { ...announcement, message: "Other" },
  { ...announcement, linkText: "Other" },
  { ...announcement, linkUrl: "/other" },
  { ...discord, title: "Other" },
  { ...discord, message: "Other" },
  { ...discord, discordLink: "https://other.example" },
];

test.each(otherContents)("other texts and another link change the stored content: %j", (other) => {
  expect(noticeContent(other)).not.toBe(noticeContent("title" in other ? discord : announcement));
});

test("colours and position do not change it", () => {
  expect(noticeContent({ ...announcement, textColor: "white", backgroundColor: "black" })).toBe(
    noticeContent(announcement),
  );
  expect(noticeContent({ ...discord, position: "top-left", textColor: "white" })).toBe(
    noticeContent(discord),
  );
});

const others = {
  announcement: noticeContent({ ...announcement, message: "Last week's message" }),
  discord: noticeContent({ ...discord, title: "Last week's title" }),
};

test.each([
  { name: "announcement", notice: announcement, other: others.announcement },
  { name: "community notice", notice: discord, other: others.discord },
])("when the $name shows", ({ notice, other }) => {
  const own = noticeContent(notice);
  const shows = (enabled: boolean, showOnce: boolean, flag: string | null) =>
    isNoticeVisible({ ...notice, enabled, showOnce }, flag, "2026-11-30");

  for (const showOnce of [true, false]) {
    for (const flag of [null, own, other, "true"]) expect(shows(false, showOnce, flag)).toBe(false);
  }
  for (const flag of [null, own, other, "true", ""]) expect(shows(true, false, flag)).toBe(true);

  expect(shows(true, true, null)).toBe(true);
  expect(shows(true, true, other)).toBe(true);
  expect(shows(true, true, own)).toBe(false);
  // Anything else counts as dismissed.
  for (const flag of ["true", "", "[", "null", "v1-62c29328"]) {
    expect(shows(true, true, flag), flag).toBe(false);
  }
});

test.each([
  ["2026-11-29", true],
  ["2026-11-30", true],
  ["2026-12-01", false],
  ["2027-01-01", false],
])("an announcement until 2026-11-30, on %s, shows: %s", (today, isVisible) => {
  const ending = { ...announcement, enabled: true, until: "2026-11-30" };
  expect(isNoticeVisible(ending, null, today)).toBe(isVisible);
});
