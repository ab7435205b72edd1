import { expect, test } from "vitest";
import { noticeFingerprint } from "#domain/notice.ts";
import { markPageBeforePaint } from "#shop/preferences/before-paint.ts";
import { blockStorage } from "./break-storage.ts";
import { somePreferences } from "./some-preferences.ts";

const { dataset } = document.documentElement;

const off = somePreferences();
const on = somePreferences({ announcement: { enabled: true } });
const fingerprint = noticeFingerprint(on.notifications.announcement);

test.each([
  { name: "a disabled announcement", defaults: off, flag: null, expected: "hidden" },
  { name: "an enabled announcement", defaults: on, flag: null, expected: "shown" },
  { name: "a dismissed announcement", defaults: on, flag: fingerprint, expected: "hidden" },
])("$name is marked as $expected", ({ defaults, flag, expected }) => {
  if (flag !== null) localStorage.setItem("hasSeenAnnouncement", flag);
  markPageBeforePaint(defaults);
  expect(dataset["announcement"]).toBe(expected);
});

test("stored preferences override the defaults", () => {
  localStorage.setItem(
    "userPreferences",
    JSON.stringify({ notifications: { announcement: { enabled: true } } }),
  );
  markPageBeforePaint(off);
  expect(dataset["announcement"]).toBe("shown");
});

test("the defaults apply when storage holds garbage or is blocked", () => {
  localStorage.setItem("userPreferences", "{]");
  markPageBeforePaint(on);
  expect(dataset["announcement"]).toBe("shown");
  blockStorage();
  markPageBeforePaint(off);
  expect(dataset["announcement"]).toBe("hidden");
});

test.each(["paused", "running"])("a stored choice of %s sets the attribute", (choice) => {
  sessionStorage.setItem("motion", choice);
  markPageBeforePaint(off);
  expect(dataset["motion"]).toBe(choice);
});
