import * as m from "framer-motion/m";
import { useLocation } from "react-router-dom";
import { pageAt } from "#domain/address.ts";
import type { CommunityNoticeSettings } from "#domain/preferences.ts";
import { OwnerLink } from "#shop/links/owner-link.tsx";
import { buttonClass, CloseButton } from "#shop/ui/button.tsx";
import { Modal } from "#shop/ui/modal.tsx";
import { MotionPresence } from "#shop/ui/motion-presence.tsx";
import * as words from "#words";

type NoticeProps = { notice: CommunityNoticeSettings; onDismiss: () => void };

/** The notice about the chat server: a centred modal, or a card in a corner. On a product's page, it covers the pictures. */
export function CommunityNotice({ isOpen, notice, onDismiss }: NoticeProps & { isOpen: boolean }) {
  const isAtProduct = pageAt(useLocation().pathname) === "product";
  const isCentred = notice.position === "center" && !isAtProduct;
  const corner = notice.position === "center" ? "bottom-left" : notice.position;
  return (
    <MotionPresence>
      {isOpen &&
        (isCentred ? (
          <CentredNotice {...{ notice, onDismiss }} />
        ) : (
          <CornerNotice
            key={corner}
            {...{ notice, onDismiss }}
            position={isAtProduct ? corner.replace(/left|right/, "start") : corner}
          />
        ))}
    </MotionPresence>
  );
}

function CentredNotice({ notice, onDismiss }: NoticeProps) {
  return (
    <Modal label={notice.title} variant="centred" onClose={onDismiss}>
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
  );
}

function NoticeCard({ notice, onDismiss }: NoticeProps) {
  const { title, message, discordLink, textColor } = notice;
  return (
    <div
      style={{ color: textColor }}
      className='grid gap-4 p-5 [grid-template:"text_close"_"action_action"_/_minmax(0,1fr)_auto]'
    >
      <div className="[grid-area:text]">
        <h2 className="text-heading">
          <bdi>{title}</bdi>
        </h2>
        <p className="mt-line whitespace-pre-line">{message}</p>
      </div>
      <CloseButton onClose={onDismiss} className="[grid-area:close] justify-self-end" />
      <OwnerLink
        href={discordLink}
        className={`${buttonClass("action", "compact")} sticky bottom-2 [grid-area:action]`}
      >
        {words.notices.joinServer}
      </OwnerLink>
    </div>
  );
}

/** A notice in a corner, or on a phone at the foot (notices.css). It is not modal. */
function CornerNotice({ notice, onDismiss, position }: NoticeProps & { position: string }) {
  const offsetPx = position.startsWith("top") ? -12 : 12;

  return (
    <m.aside
      aria-label={notice.title}
      data-print="none"
      data-position={position}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onDismiss();
      }}
      initial={{ opacity: 0, y: offsetPx }}
      animate={{ opacity: 1, y: 0 }}
      exit={{ opacity: 0, y: offsetPx }}
      className="foot-notice corner-notice fixed z-40 max-h-[60dvh] overflow-y-auto border border-line-strong bg-raised"
    >
      <NoticeCard notice={notice} onDismiss={onDismiss} />
    </m.aside>
  );
}
