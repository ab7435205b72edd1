import { useEffect, useEffectEvent } from "react";
import { AnnouncementBar } from "./announcement-bar.tsx";
import { useLazyComponent } from "#ui/use-lazy-component.ts";
import { useMotion } from "#preferences/motion.ts";
import { useNotice, usePreferences } from "#preferences/preferences-provider.tsx";

const loadCommunityNotice = async () => (await import("./community-notice.tsx")).CommunityNotice;

/** Both notices, as the preferences have them. They come first in the page. */
export function Notices() {
  const { announcement, discord } = usePreferences().notifications;
  const announcementNotice = useNotice("announcement");
  const communityNotice = useNotice("discord");
  const fetchedNotice = useLazyComponent(loadCommunityNotice);
  const fetchOnce = useEffectEvent(fetchedNotice.load);
  const { isPaused } = useMotion();

  useEffect(() => {
    if (communityNotice.isVisible) fetchOnce();
  }, [communityNotice.isVisible]);

  return (
    <>
      {announcementNotice.isVisible && (
        <AnnouncementBar
          announcement={announcement}
          onDismiss={() => {
            announcementNotice.dismiss();
            // The bar goes away, and its button with it: the keyboard goes on at the content.
            document.getElementById("main")?.focus({ preventScroll: true });
          }}
        />
      )}
      {fetchedNotice.Component && (
        <fetchedNotice.Component
          notice={discord}
          isOpen={communityNotice.isVisible}
          isMotionPaused={isPaused}
          onDismiss={communityNotice.dismiss}
        />
      )}
    </>
  );
}
