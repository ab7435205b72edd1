import { expect, test } from "vitest";
import {
  HAS_SEEN_ANNOUNCEMENT,
  HAS_SEEN_DISCORD_NOTICE,
  readStored,
  USER_PREFERENCES,
  writeStored,
} from "#preferences/storage.ts";
import { blockStorage, fillStorage } from "./break-storage.ts";

test("the keys are those of the specification", () => {
  expect(USER_PREFERENCES).toBe("userPreferences");
  expect(HAS_SEEN_DISCORD_NOTICE).toBe("hasSeenDiscordNotice");
  expect(HAS_SEEN_ANNOUNCEMENT).toBe("hasSeenAnnouncement");
});

test("a written value can be read", () => {
  writeStored("localStorage", "key", "value");
  expect(readStored("localStorage", "key")).toBe("value");
  expect(readStored("sessionStorage", "key")).toBeNull();
});

test("blocked storage reads as empty and ignores writes", () => {
  blockStorage();
  writeStored("localStorage", "key", "value");
  expect(readStored("localStorage", "key")).toBeNull();
});

test("full storage ignores writes", () => {
  fillStorage();
  writeStored("localStorage", "key", "value");
  expect(readStored("localStorage", "key")).toBeNull();
});
