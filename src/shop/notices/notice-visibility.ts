import { localDay } from "#domain/calendar-day.ts";
import type { ShownPreferences } from "#domain/preferences.ts";
import { readStored } from "#shop/web-platform/storage.ts";

// No React in this file: it is part of the inline script of every page.

/** The two notices, by their names in the preferences. */
export type NoticeName = keyof ShownPreferences["notifications"];

/** localStorage keys. Dismissing a notice stores its content. */
export const seenFlagKeys: Record<NoticeName, string> = {
  announcement: "hasSeenAnnouncement",
  discord: "hasSeenDiscordNotice",
};

type Notice = ShownPreferences["notifications"][NoticeName];

/** A notice's texts and link as JSON, which storage keeps once the notice is dismissed. */
export function noticeContent(notice: Notice): string {
  return JSON.stringify(
    "title" in notice
      ? [notice.title, notice.message, notice.discordLink]
      : [notice.message, notice.linkText, notice.linkUrl],
  );
}

/** Whether a notice is visible on a day `YYYY-MM-DD`. `seenFlag` is its stored dismissal. */
export function isNoticeVisible(notice: Notice, seenFlag: string | null, today: string): boolean {
  if (!notice.enabled || ("until" in notice && (notice.until ?? today) < today)) return false;
  return !notice.showOnce || !isDismissed(notice, seenFlag);
}

/**
 * Whether a flag dismisses a notice. A flag with a notice's content dismisses only that content. Any other flag, such
 * as "true", dismisses the notice for good.
 */
function isDismissed(notice: Notice, seenFlag: string | null): boolean {
  if (seenFlag === null) return false;
  const isContent = seenFlag.startsWith('["');
  return !isContent || seenFlag === noticeContent(notice);
}

/** Whether a notice is visible when a page loads today, by its stored dismissal. */
export function isVisibleOnLoad(name: NoticeName, { notifications }: ShownPreferences): boolean {
  const seenFlag = readStored("localStorage", seenFlagKeys[name]);
  return isNoticeVisible(notifications[name], seenFlag, localDay());
}

/**
 * Sets `data-announcement`, by which notices.css reserves room for the bar, or hides a prerendered
 * bar that the visitor has dismissed or that has ended.
 */
export function markAnnouncement(isVisible: boolean): void {
  document.documentElement.dataset["announcement"] = isVisible ? "shown" : "hidden";
}
