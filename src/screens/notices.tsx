import { Suspense } from "react";
import { AnnouncementBar } from "#components/notices/announcement-bar.tsx";
import { useHasBeen } from "#components/ui/use-has-been.ts";
import { useMotion } from "#preferences/motion.ts";
import { useNotice, usePreferences } from "#preferences/preferences-provider.tsx";
import { lazyExtra } from "./lazy-extra.ts";

const CommunityNotice = lazyExtra(
  async () => (await import("#components/notices/community-notice.tsx")).CommunityNotice,
);

/** Both notices, as the preferences have them. They come first in the page. */
export function Notices() {
  const { announcement, discord } = usePreferences().notifications;
  const announcementNotice = useNotice("announcement");
  const communityNotice = useNotice("discord");
  const hasBeenOpen = useHasBeen(communityNotice.isVisible);
  const { isPaused } = useMotion();

  return (
    <>
      {announcementNotice.isVisible && (
        <AnnouncementBar announcement={announcement} onDismiss={announcementNotice.dismiss} />
      )}
      {hasBeenOpen && (
        <Suspense>
          <CommunityNotice
            notice={discord}
            isOpen={communityNotice.isVisible}
            isMotionPaused={isPaused}
            onDismiss={communityNotice.dismiss}
          />
        </Suspense>
      )}
    </>
  );
}
