import { expect, test } from "vitest";
import { noticeFingerprint, isNoticeVisible } from "#domain/notice.ts";
import { somePreferences } from "#tests/preferences/some-preferences.ts";

const { discord, announcement } = somePreferences().notifications;

test("it stays the same between visits and releases, or dismissed notices would come back", () => {
  expect(noticeFingerprint(announcement)).toBe("v1-62c29328");
  expect(noticeFingerprint(discord)).toBe("v1-0805c810");
});

test.each([
  ["message", { ...announcement, message: "Other" }],
  ["link's text", { ...announcement, linkText: "Other" }],
  ["link", { ...announcement, linkUrl: "/other" }],
])("the announcement's %s changes its fingerprint", (_, other) => {
  expect(noticeFingerprint(other)).not.toBe(noticeFingerprint(announcement));
});

test.each([
  ["title", { ...discord, title: "Other" }],
  ["message", { ...discord, message: "Other" }],
  ["link", { ...discord, discordLink: "https://other.example" }],
])("the community notice's %s changes its fingerprint", (_, other) => {
  expect(noticeFingerprint(other)).not.toBe(noticeFingerprint(discord));
});

test("colours and position do not change it", () => {
  expect(noticeFingerprint({ ...announcement, textColor: "white", backgroundColor: "black" })).toBe(
    noticeFingerprint(announcement),
  );
  expect(noticeFingerprint({ ...discord, position: "top-left", textColor: "white" })).toBe(
    noticeFingerprint(discord),
  );
});

test("text that moves from one field to the next changes the fingerprint", () => {
  expect(noticeFingerprint({ ...discord, title: "ab", message: "c" })).not.toBe(
    noticeFingerprint({ ...discord, title: "a", message: "bc" }),
  );
});

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
  // Anything but a fingerprint counts as dismissed.
  for (const flag of ["true", "", "v1-xyz", "v1-012345678", "v2-01234567"]) {
    expect(shows(true, true, flag), flag).toBe(false);
  }
});
