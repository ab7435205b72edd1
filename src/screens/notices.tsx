import { useEffect, useEffectEvent } from "react";
import { AnnouncementBar } from "#components/notices/announcement-bar.tsx";
import { useFetchedPart } from "#components/ui/use-fetched-part.ts";
import { useMotion } from "#preferences/motion.ts";
import { useNotice, usePreferences } from "#preferences/preferences-provider.tsx";

const loadCommunityNotice = async () =>
  (await import("#components/notices/community-notice.tsx")).CommunityNotice;

/** Both notices, as the preferences have them. They come first in the page. */
export function Notices() {
  const { announcement, discord } = usePreferences().notifications;
  const announcementNotice = useNotice("announcement");
  const communityNotice = useNotice("discord");
  const fetchedNotice = useFetchedPart(loadCommunityNotice);
  const fetchOnce = useEffectEvent(fetchedNotice.fetchPart);
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
      {fetchedNotice.Part && (
        <fetchedNotice.Part
          notice={discord}
          isOpen={communityNotice.isVisible}
          isMotionPaused={isPaused}
          onDismiss={communityNotice.dismiss}
        />
      )}
    </>
  );
}
