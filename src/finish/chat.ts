import { isOnHost, webUrl } from "#domain/address.ts";

/** `invite` matches the end of an invite's host and path, and not of the addresses that only members can open. */
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

/** What links to a chat call it: its name, or the host of an address that is not known. */
export function chatName(inviteUrl: string): string {
  const host = webUrl(inviteUrl)?.hostname.replace(/^www\./, "");
  return chatOf(inviteUrl)?.name ?? host ?? inviteUrl;
}

/** Whether visitors can join a chat at an address, as far as that is known. */
export function isInvite(address: string): boolean {
  const { hostname = "", pathname = "" } = webUrl(address) ?? {};
  return chatOf(address)?.invite.test(hostname + pathname.replace(/\/$/, "")) ?? true;
}
