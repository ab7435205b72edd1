import { isOnHost, webUrl } from "#domain/address.ts";

const chats = [
  { name: "Discord", hosts: ["discord.gg", "discord.com"] },
  { name: "Telegram", hosts: ["t.me", "telegram.me", "telegram.org"] },
  { name: "WhatsApp", hosts: ["whatsapp.com", "wa.me"] },
];

/** What links to a chat call it: its name, or the host of an address that is not known. */
export function chatName(inviteUrl: string): string {
  const chat = chats.find(({ hosts }) => hosts.some((host) => isOnHost(inviteUrl, host)));
  const host = webUrl(inviteUrl)?.hostname.replace(/^www\./, "");
  return chat?.name ?? host ?? inviteUrl;
}
