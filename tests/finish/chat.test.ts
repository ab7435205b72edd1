import { expect, test } from "vitest";
import { chatName, isInvite } from "#finish/chat.ts";

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

test.each([
  "https://discord.gg/abc123",
  "https://discord.com/invite/abc",
  "https://t.me/shop",
  "https://t.me/+AbC1",
  "https://chat.whatsapp.com/abc/",
  "https://wa.me/491700000000",
  "https://your-shop.com/chat",
])("visitors can join at %s", (address) => {
  expect(isInvite(address)).toBe(true);
});

test.each([
  "https://discord.com/channels/81384788765712384/381871767846780928",
  "https://discord.com/app",
  "https://discord.gg",
  "https://t.me/c/1234567890/5",
  "https://web.telegram.org/k/",
  "https://web.whatsapp.com",
])("only members can open %s", (address) => {
  expect(isInvite(address)).toBe(false);
});
