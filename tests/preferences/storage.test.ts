// @vitest-environment jsdom
import { expect, test } from "vitest";
import {
  HAS_SEEN_ANNOUNCEMENT,
  HAS_SEEN_DISCORD_NOTICE,
  readStored,
  USER_PREFERENCES,
  writeStored,
} from "#preferences/storage.ts";
import { refuseStorage, refuseWriting } from "./refuse-storage.ts";

test("the keys are the ones that the shop has always used", () => {
  expect(USER_PREFERENCES).toBe("userPreferences");
  expect(HAS_SEEN_DISCORD_NOTICE).toBe("hasSeenDiscordNotice");
  expect(HAS_SEEN_ANNOUNCEMENT).toBe("hasSeenAnnouncement");
});

test("what is written can be read", () => {
  writeStored("localStorage", "key", "value");
  expect(readStored("localStorage", "key")).toBe("value");
  expect(readStored("sessionStorage", "key")).toBeNull();
});

test("refused storage reads as empty, and writing to it does nothing", () => {
  refuseStorage();
  writeStored("localStorage", "key", "value");
  expect(readStored("localStorage", "key")).toBeNull();
});

test("full storage is no error", () => {
  refuseWriting();
  writeStored("localStorage", "key", "value");
  expect(readStored("localStorage", "key")).toBeNull();
});
