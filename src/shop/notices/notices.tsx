import { useEffect, useEffectEvent } from "react";
import { useNotice, usePreferences } from "#shop/preferences/preferences-provider.tsx";
import { useLazyDialog } from "#shop/ui/use-lazy-dialog.ts";
import { AnnouncementBar } from "./announcement-bar.tsx";

/** The announcement and the community notice. They come first in the document. */
export function Notices() {
  const { announcement, discord } = usePreferences().notifications;
  const announcementNotice = useNotice("announcement");
  const communityNotice = useNotice("discord");
  const { Dialog, isOpen, open, close } = useLazyDialog(
    async () => (await import("./community-notice.tsx")).CommunityNotice,
  );
  const update = useEffectEvent((isVisible: boolean) => (isVisible ? open() : close()));

  useEffect(() => update(communityNotice.isVisible), [communityNotice.isVisible]);

  return (
    <>
      {announcementNotice.isVisible && (
        <AnnouncementBar
          announcement={announcement}
          onDismiss={() => {
            announcementNotice.dismiss();
            focusContent();
          }}
        />
      )}
      {Dialog && (
        <Dialog
          notice={discord}
          isOpen={isOpen}
          onDismiss={() => {
            communityNotice.dismiss();
            focusContent();
          }}
        />
      )}
    </>
  );
}

/** The focused button disappears with its notice. */
function focusContent(): void {
  document.getElementById("main")?.focus({ preventScroll: true });
}
