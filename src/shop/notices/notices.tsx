import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from "react";
import { usePreferences } from "#shop/preferences/preferences-provider.tsx";
import { useLazyDialog } from "#shop/ui/use-lazy-dialog.ts";
import { writeStored } from "#shop/web-platform/storage.ts";
import { useHydrated } from "#shop/web-platform/use-hydrated.ts";
import { AnnouncementBar } from "./announcement-bar.tsx";
import {
  isVisibleOnLoad,
  markAnnouncement,
  noticeContent,
  type NoticeName,
  seenFlagKeys,
} from "./notice-visibility.ts";

/** The announcement and the community notice. They precede the header. */
export function Notices() {
  const preferences = usePreferences();
  const { announcement, discord } = preferences.notifications;
  const [dismissedNames, setDismissedNames] = useState<readonly NoticeName[]>([]);
  const { Dialog, openByItself } = useLazyDialog(
    async () => (await import("./community-notice.tsx")).CommunityNotice,
  );
  const load = useEffectEvent(openByItself);
  const isHydrated = useHydrated();
  const visibleOnLoad: Record<NoticeName, boolean> = useMemo(
    () => ({
      announcement: isHydrated
        ? isVisibleOnLoad("announcement", preferences)
        : preferences.notifications.announcement.enabled,
      // It opens over the page, so it waits until the page is interactive.
      discord: isHydrated && isVisibleOnLoad("discord", preferences),
    }),
    [isHydrated, preferences],
  );
  const isAnnouncementVisible =
    visibleOnLoad.announcement && !dismissedNames.includes("announcement");
  const isCommunityNoticeVisible = visibleOnLoad.discord && !dismissedNames.includes("discord");

  useLayoutEffect(() => {
    if (isHydrated) markAnnouncement(isAnnouncementVisible);
  }, [isHydrated, isAnnouncementVisible]);

  useEffect(() => {
    if (isCommunityNoticeVisible) load();
  }, [isCommunityNoticeVisible]);

  /** Dismisses a notice until the page reloads or, with `showOnce`, until the notice's content changes. */
  const dismiss = (name: NoticeName) => {
    const notice = preferences.notifications[name];
    if (notice.showOnce) writeStored("localStorage", seenFlagKeys[name], noticeContent(notice));
    setDismissedNames((names) => [...names, name]);
    // The focused button disappears with its notice.
    document.getElementById("main")?.focus({ preventScroll: true });
  };

  return (
    <>
      {isAnnouncementVisible && (
        <AnnouncementBar announcement={announcement} onDismiss={() => dismiss("announcement")} />
      )}
      {Dialog && (
        <Dialog
          notice={discord}
          isOpen={isCommunityNoticeVisible}
          onDismiss={() => dismiss("discord")}
        />
      )}
    </>
  );
}
