import type { Announcement, CommunityNotice } from "./preferences.ts";

/** Either of the two notices. */
export type Notice = CommunityNotice | Announcement;

/**
 * A short, stable fingerprint of a notice's content: `v1-` and eight hexadecimal digits. It depends
 * on the texts and the link, not on the colours or the position.
 */
export function noticeFingerprint(notice: Notice): string {
  const content =
    "title" in notice
      ? [notice.title, notice.message, notice.discordLink]
      : [notice.message, notice.linkText, notice.linkUrl];
  return `v1-${hash(JSON.stringify(content)).toString(16).padStart(8, "0")}`;
}

/** 32-bit FNV-1a over the text's UTF-16 units. */
function hash(text: string): number {
  let result = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    result = Math.imul(result ^ text.charCodeAt(index), 0x01000193);
  }
  return result >>> 0;
}

/**
 * Whether a notice is visible on load. `seenFlag` is the stored fingerprint of the dismissed notice,
 * or null. A notice with `showOnce` returns only when its content has changed since. Any other text
 * hides it for good.
 */
export function isNoticeVisible(notice: Notice, seenFlag: string | null): boolean {
  if (!notice.enabled) return false;
  if (!notice.showOnce || seenFlag === null) return true;
  return /^v1-[\da-f]{8}$/.test(seenFlag) && seenFlag !== noticeFingerprint(notice);
}
