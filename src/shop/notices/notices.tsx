import { useEffect, useEffectEvent, useLayoutEffect } from "react";
import { usePreferences } from "#shop/preferences/preferences-provider.tsx";
import { markAnnouncement, type NoticeName } from "#shop/preferences/stored-preferences.ts";
import { useLazyDialog } from "#shop/ui/use-lazy-dialog.ts";
import { useHydrated } from "#shop/web-platform/use-hydrated.ts";
import { AnnouncementBar } from "./announcement-bar.tsx";

/** The announcement and the community notice. They precede the header. */
export function Notices() {
  const { preferences, isVisible, dismiss } = usePreferences();
  const { announcement, discord } = preferences.notifications;
  const { Dialog, openByItself } = useLazyDialog(
    async () => (await import("./community-notice.tsx")).CommunityNotice,
  );
  const load = useEffectEvent(openByItself);
  const isHydrated = useHydrated();

  useLayoutEffect(() => {
    if (isHydrated) markAnnouncement(isVisible.announcement);
  }, [isHydrated, isVisible.announcement]);

  useEffect(() => {
    if (isVisible.discord) load();
  }, [isVisible.discord]);

  const dismissAndFocus = (name: NoticeName) => {
    dismiss(name);
    // The focused button disappears with its notice.
    document.getElementById("main")?.focus({ preventScroll: true });
  };

  return (
    <>
      {isVisible.announcement && (
        <AnnouncementBar
          announcement={announcement}
          onDismiss={() => dismissAndFocus("announcement")}
        />
      )}
      {Dialog && (
        <Dialog
          notice={discord}
          isOpen={isVisible.discord}
          onDismiss={() => dismissAndFocus("discord")}
        />
      )}
    </>
  );
}
