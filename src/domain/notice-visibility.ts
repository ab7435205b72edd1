import { isNoticeFingerprint, noticeFingerprint, type Notice } from "./notice-fingerprint.ts";

/**
 * Whether a notice shows on load. `seenFlag` is what storage holds of its dismissal: a notice
 * that shows once comes again only when the flag is the fingerprint of another text.
 */
export function isNoticeVisible(notice: Notice, seenFlag: string | null): boolean {
  if (!notice.enabled) return false;
  if (!notice.showOnce || seenFlag === null) return true;
  return isNoticeFingerprint(seenFlag) && seenFlag !== noticeFingerprint(notice);
}
