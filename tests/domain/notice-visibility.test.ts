import { expect, test } from "vitest";
import { noticeFingerprint } from "#domain/notice-fingerprint.ts";
import { isNoticeVisible } from "#domain/notice-visibility.ts";
import { somePreferences } from "#tests/preferences/some-preferences.ts";

const { announcement, discord } = somePreferences().notifications;
const others = {
  announcement: noticeFingerprint({ ...announcement, message: "Last week's message" }),
  discord: noticeFingerprint({ ...discord, title: "Last week's title" }),
};

test.each([
  { name: "announcement", notice: announcement, other: others.announcement },
  { name: "community notice", notice: discord, other: others.discord },
])("when the $name shows", ({ notice, other }) => {
  const own = noticeFingerprint(notice);
  const shows = (enabled: boolean, showOnce: boolean, flag: string | null) =>
    isNoticeVisible({ ...notice, enabled, showOnce }, flag);

  for (const showOnce of [true, false]) {
    for (const flag of [null, own, other, "true"]) expect(shows(false, showOnce, flag)).toBe(false);
  }
  for (const flag of [null, own, other, "true", ""]) expect(shows(true, false, flag)).toBe(true);

  expect(shows(true, true, null)).toBe(true);
  expect(shows(true, true, other)).toBe(true);
  expect(shows(true, true, own)).toBe(false);
  for (const flag of ["true", "false", "1", "", "garbage"])
    expect(shows(true, true, flag)).toBe(false);
});
