import * as m from "framer-motion/m";
import type { CommunityNotice as CommunityNoticeTexts } from "#domain/preferences.ts";
import { buttonClass, CloseButton } from "#shop/ui/button.tsx";
import { Heading } from "#shop/ui/heading.tsx";
import { Modal } from "#shop/ui/modal.tsx";
import { MotionPresence } from "#shop/ui/motion-presence.tsx";
import { CornerNotice } from "./corner-notice.tsx";
import { NoticeLink } from "./notice-link.tsx";

type CommunityNoticeProps = {
  notice: CommunityNoticeTexts;
  isOpen: boolean;
  onDismiss: () => void;
};

/** The notice about the chat server: a centred modal, or a card in a corner. */
export function CommunityNotice({ notice, isOpen, onDismiss }: CommunityNoticeProps) {
  const { position, title } = notice;
  const card = <NoticeCard notice={notice} onDismiss={onDismiss} />;
  return (
    <MotionPresence>
      {isOpen &&
        (position === "center" ? (
          <Modal key={position} label={title} variant="centred" onClose={onDismiss}>
            {/* It enters from above, because from below it would overflow the dialog. */}
            <m.div
              initial={{ opacity: 0, y: -12 }}
              animate={{ opacity: 1, y: 0 }}
              exit={{ opacity: 0, y: -12 }}
              className="border border-line-strong bg-raised"
            >
              {card}
            </m.div>
          </Modal>
        ) : (
          <CornerNotice key={position} label={title} corner={position} onDismiss={onDismiss}>
            {card}
          </CornerNotice>
        ))}
    </MotionPresence>
  );
}

function NoticeCard({ notice, onDismiss }: Omit<CommunityNoticeProps, "isOpen">) {
  const { title, message, discordLink, textColor } = notice;
  return (
    <div style={{ color: textColor }} className="grid gap-4 p-5 sm:p-6">
      <div className="flex items-start justify-between gap-4">
        <Heading text={title} className="min-w-0 pt-1.5 text-heading" />
        <CloseButton onClose={onDismiss} />
      </div>
      <p dir="auto" className="min-w-0 text-body whitespace-pre-line">
        {message}
      </p>
      <NoticeLink href={discordLink} className={`${buttonClass("action")} w-full`}>
        Join New Server
      </NoticeLink>
    </div>
  );
}
