// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { noticeFingerprint } from "#domain/notice-fingerprint.ts";
import { markPageBeforePaint } from "#preferences/before-paint.ts";
import { refuseStorage } from "./refuse-storage.ts";
import { somePreferences } from "./some-preferences.ts";

const { dataset } = document.documentElement;

beforeEach(() => {
  delete dataset["announcement"];
  delete dataset["motion"];
});

const off = somePreferences();
const on = somePreferences({ announcement: { enabled: true } });
const onAlways = somePreferences({ announcement: { enabled: true, showOnce: false } });
const own = noticeFingerprint(on.notifications.announcement);

test.each([
  { name: "a disabled announcement", defaults: off, flag: null, expected: "hidden" },
  { name: "an enabled one", defaults: on, flag: null, expected: "shown" },
  { name: "a dismissed one", defaults: on, flag: own, expected: "hidden" },
  { name: "one dismissed with a plain true", defaults: on, flag: "true", expected: "hidden" },
  { name: "one with new words", defaults: on, flag: "v1-00000000", expected: "shown" },
  { name: "one that shows always", defaults: onAlways, flag: own, expected: "shown" },
])("$name is marked as $expected", ({ defaults, flag, expected }) => {
  if (flag !== null) localStorage.setItem("hasSeenAnnouncement", flag);
  markPageBeforePaint(defaults);
  expect(dataset["announcement"]).toBe(expected);
});

test("the visitor's own preferences count", () => {
  localStorage.setItem(
    "userPreferences",
    JSON.stringify({ notifications: { announcement: { enabled: true } } }),
  );
  markPageBeforePaint(off);
  expect(dataset["announcement"]).toBe("shown");
});

test("garbage and refusal leave the defaults", () => {
  localStorage.setItem("userPreferences", "{]");
  markPageBeforePaint(on);
  expect(dataset["announcement"]).toBe("shown");
  refuseStorage();
  markPageBeforePaint(off);
  expect(dataset["announcement"]).toBe("hidden");
});

test.each(["paused", "running"])("a visit that chose %s is marked so", (choice) => {
  sessionStorage.setItem("motion", choice);
  markPageBeforePaint(off);
  expect(dataset["motion"]).toBe(choice);
});

test("without a choice the system decides, so nothing is marked", () => {
  sessionStorage.setItem("motion", "sideways");
  markPageBeforePaint(off);
  expect(dataset["motion"]).toBeUndefined();
});
