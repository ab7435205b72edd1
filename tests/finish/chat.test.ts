import { expect, test } from "vitest";
import { chatName } from "#finish/chat.ts";

test.each([
  ["https://discord.gg/abc123", "Discord"],
  ["https://discord.com/invite/abc", "Discord"],
  ["https://t.me/shop", "Telegram"],
  ["https://chat.whatsapp.com/abc", "WhatsApp"],
  ["https://www.guilded.gg/shop", "guilded.gg"],
  ["https://not-t.me/shop", "not-t.me"],
])("the chat of %s is called %s", (inviteUrl, name) => {
  expect(chatName(inviteUrl)).toBe(name);
});
