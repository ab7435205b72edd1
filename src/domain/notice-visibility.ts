import { isNoticeFingerprint, noticeFingerprint, type Notice } from "./notice-fingerprint.ts";

/**
 * Whether a notice is visible on load. `seenFlag` is the stored fingerprint of the dismissed notice,
 * or null. A notice with `showOnce` returns only when its content has changed since.
 */
export function isNoticeVisible(notice: Notice, seenFlag: string | null): boolean {
  if (!notice.enabled) return false;
  if (!notice.showOnce || seenFlag === null) return true;
  return isNoticeFingerprint(seenFlag) && seenFlag !== noticeFingerprint(notice);
}
