import type { NamedStatusChange } from "#domain/status-board.ts";
import type { Shop } from "#domain/shop.ts";
import { productPath, routePaths } from "#domain/paths.ts";
import { escapeHtml } from "./escape-html.ts";

/** The path of the feed. */
export const statusFeedPath = "/status.atom";

/** The status changes as an Atom feed, newest first. Each entry is dated midnight UTC of its day. */
export function statusFeed(
  { siteUrl, name }: Pick<Shop, "siteUrl" | "name">,
  changes: readonly NamedStatusChange[],
): string {
  const [latest] = changes;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `  <title>${escapeHtml(`Product status | ${name}`)}</title>`,
    `  <id>${escapeHtml(siteUrl + routePaths.status)}</id>`,
    `  <link rel="alternate" type="text/html" href="${escapeHtml(siteUrl + routePaths.status)}"/>`,
    `  <link rel="self" type="application/atom+xml" href="${escapeHtml(siteUrl + statusFeedPath)}"/>`,
    `  <updated>${latest ? midnight(latest.day) : midnight("1970-01-01")}</updated>`,
    `  <author><name>${escapeHtml(name)}</name></author>`,
    ...changes.map((change, index) => entry(siteUrl, change, changes.slice(index + 1))),
    "</feed>",
    "",
  ].join("\n");
}

function entry(
  siteUrl: string,
  { day, id, name, status, note }: NamedStatusChange,
  older: readonly NamedStatusChange[],
): string {
  // Counts older changes only, so that an entry's id never changes.
  const sameDay = older.filter((other) => other.day === day && other.id === id).length;
  const url = siteUrl + productPath({ id });
  return [
    "  <entry>",
    `    <title>${escapeHtml(`${name}: ${status}`)}</title>`,
    `    <id>${escapeHtml(`${url}#status-${day}-${sameDay + 1}`)}</id>`,
    `    <link rel="alternate" type="text/html" href="${escapeHtml(url)}"/>`,
    `    <updated>${midnight(day)}</updated>`,
    `    <summary>${escapeHtml(note ?? `${name} is ${status.toLowerCase()}.`)}</summary>`,
    "  </entry>",
  ].join("\n");
}

function midnight(day: string): string {
  return `${day}T00:00:00Z`;
}
