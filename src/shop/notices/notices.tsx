import { useEffect, useEffectEvent } from "react";
import { AnnouncementBar } from "./announcement-bar.tsx";
import { useLazyComponent } from "#shop/ui/use-lazy-component.ts";
import { useNotice, usePreferences } from "#shop/preferences/preferences-provider.tsx";

const loadCommunityNotice = async () => (await import("./community-notice.tsx")).CommunityNotice;

/** The announcement and the community notice. They come first in the document. */
export function Notices() {
  const { announcement, discord } = usePreferences().notifications;
  const announcementNotice = useNotice("announcement");
  const communityNotice = useNotice("discord");
  const lazyNotice = useLazyComponent(loadCommunityNotice);
  const loadNotice = useEffectEvent(lazyNotice.load);

  useEffect(() => {
    if (communityNotice.isVisible) loadNotice();
  }, [communityNotice.isVisible]);

  return (
    <>
      {announcementNotice.isVisible && (
        <AnnouncementBar
          announcement={announcement}
          onDismiss={() => {
            announcementNotice.dismiss();
            // The focused button disappears with the bar, so move the focus to the content.
            document.getElementById("main")?.focus({ preventScroll: true });
          }}
        />
      )}
      {lazyNotice.Component && (
        <lazyNotice.Component
          notice={discord}
          isOpen={communityNotice.isVisible}
          onDismiss={communityNotice.dismiss}
        />
      )}
    </>
  );
}
