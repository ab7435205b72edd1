import * as m from "framer-motion/m";
import { Modal } from "#shop/ui/modal.tsx";
import { MotionPresence } from "#shop/ui/motion-presence.tsx";
import type { CommunityNotice as CommunityNoticeTexts } from "#domain/preferences.ts";
import { CornerNotice } from "./corner-notice.tsx";
import { NoticeCard } from "./notice-card.tsx";

type CommunityNoticeProps = {
  notice: CommunityNoticeTexts;
  isOpen: boolean;
  onDismiss: () => void;
};

/** The notice about the chat server: a centred modal, or a card in a corner. */
export function CommunityNotice(props: CommunityNoticeProps) {
  const { notice, isOpen, onDismiss } = props;
  const { position } = notice;

  return (
    <MotionPresence>
      {isOpen &&
        (position === "center" ? (
          <Modal key={position} label={notice.title} variant="centred" onClose={onDismiss}>
            {/* It enters from above, because from below it would overflow the dialog. */}
            <m.div
              initial={{ opacity: 0, y: -12 }}
              animate={{ opacity: 1, y: 0 }}
              exit={{ opacity: 0, y: -12 }}
              className="border border-line-strong bg-raised"
            >
              <NoticeCard notice={notice} onDismiss={onDismiss} />
            </m.div>
          </Modal>
        ) : (
          <CornerNotice key={position} notice={notice} corner={position} onDismiss={onDismiss} />
        ))}
    </MotionPresence>
  );
}
