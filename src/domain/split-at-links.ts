import { linkTarget } from "./address.ts";

/** A part of a text, and where it begins. With `href`, it is a link. */
export type TextPart = { text: string; start: number; href?: string };

/**
 * An address or a path at the start of a word, without the punctuation around it. The mark of direction that `finish`
 * puts in front of some lines may precede it.
 */
const candidate =
  /(?<![^\s\u200E\u200F("'«“‘[])(?:https:\/\/|\/)(?:[^\s"«»“”<>()]|\([^\s"()]*\))*(?:\([^\s"()]*\)|[^\s"'«»“”<>.,:;!?()[\]…])/gu;

/**
 * Splits a text into parts, in which `https://` addresses and paths of this site are links. A path is that of a
 * page, such as `/status`, or of a file with an ending, such as `/terms.pdf`: `/help` stays text.
 */
export function splitAtLinks(text: string, siteUrl: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: address, index: start } of text.matchAll(candidate)) {
    const target = linkTarget(address, siteUrl);
    const isFile = target?.kind === "file" && /\.\w+$/.test(target.path);
    if (!target || (address.startsWith("/") && target.kind !== "screen" && !isFile)) continue;
    if (start > end) parts.push({ text: text.slice(end, start), start: end });
    parts.push({ text: address, start, href: address });
    end = start + address.length;
  }
  return end < text.length ? [...parts, { text: text.slice(end), start: end }] : parts;
}
