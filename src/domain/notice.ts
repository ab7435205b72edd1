import type { Announcement, CommunityNotice } from "./preferences.ts";

/** Either of the two notices. */
type Notice = CommunityNotice | Announcement;

/** A notice's texts and link as JSON: what storage keeps of a notice that was dismissed. */
export function noticeContent(notice: Notice): string {
  return JSON.stringify(
    "title" in notice
      ? [notice.title, notice.message, notice.discordLink]
      : [notice.message, notice.linkText, notice.linkUrl],
  );
}

/**
 * Whether a notice is visible on load, on a day `YYYY-MM-DD`. `seenFlag` is the stored content of the
 * dismissed notice, or null. A notice with `showOnce` returns only when its content has changed since. Any
 * other text hides it for good.
 */
export function isNoticeVisible(notice: Notice, seenFlag: string | null, today: string): boolean {
  if (!notice.enabled || ("until" in notice && (notice.until ?? today) < today)) return false;
  if (!notice.showOnce || seenFlag === null) return true;
  return seenFlag.startsWith('["') && seenFlag !== noticeContent(notice);
}
