import { isOnHost, webUrl } from "#domain/address.ts";

/** `invite` matches the end of an invite's host and path, but no address that only members can open. */
const chats = [
  {
    name: "Discord",
    hosts: ["discord.gg", "discord.com"],
    invite: /\.gg\/[\w-]+$|\.com\/invite\/[\w-]+$/,
  },
  {
    name: "Telegram",
    hosts: ["t.me", "telegram.me", "telegram.org"],
    invite: /\.me\/(?!c\/)[\w+]/,
  },
  {
    name: "WhatsApp",
    hosts: ["whatsapp.com", "wa.me"],
    invite: /(?:chat\.whatsapp\.com|\/channel|wa\.me)\/\w+$/,
  },
];

function chatOf(address: string) {
  return chats.find(({ hosts }) => hosts.some((host) => isOnHost(address, host)));
}

/** A chat's name in links: its own, or the host if the chat is unknown. */
export function chatName(inviteUrl: string): string {
  const host = webUrl(inviteUrl)?.hostname.replace(/^www\./, "");
  return chatOf(inviteUrl)?.name ?? host ?? inviteUrl;
}

/** Whether visitors can join a chat at an address. True if the chat is unknown. */
export function isInvite(address: string): boolean {
  const { hostname = "", pathname = "" } = webUrl(address) ?? {};
  return chatOf(address)?.invite.test(hostname + pathname.replace(/\/$/, "")) ?? true;
}
