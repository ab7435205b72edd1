import * as m from "framer-motion/m";
import { type RefObject, useEffect, useRef, useState } from "react";
import { shop } from "#data/shop.ts";
import type { CommunityNotice as CommunityNoticeTexts } from "#domain/preferences.ts";
import { OwnerLink } from "#shop/links/owner-link.tsx";
import { buttonClass, CloseButton } from "#shop/ui/button.tsx";
import { Heading } from "#shop/ui/heading.tsx";
import { Modal } from "#shop/ui/modal.tsx";
import { MotionPresence } from "#shop/ui/motion-presence.tsx";

type NoticeProps = { notice: CommunityNoticeTexts; onDismiss: () => void };

/** The notice about the chat server: a centred modal, or a card in a corner. */
export function CommunityNotice({ isOpen, ...rest }: NoticeProps & { isOpen: boolean }) {
  const { position } = rest.notice;
  const Notice = position === "center" ? CentredNotice : CornerNotice;
  return <MotionPresence>{isOpen && <Notice key={position} {...rest} />}</MotionPresence>;
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
      className="flex flex-wrap gap-4 p-5 sm:p-6 short:gap-x-6 short:gap-y-2 short:p-4"
    >
      <div className="flex basis-full items-start justify-between gap-4">
        <Heading text={title} className="min-w-0 pt-1.5 text-heading" />
        <CloseButton onClose={onDismiss} />
      </div>
      <p
        dir="auto"
        className="min-w-0 grow basis-full text-body whitespace-pre-line short:basis-56 short:leading-snug"
      >
        {message}
      </p>
      <OwnerLink
        href={discordLink}
        siteUrl={shop.siteUrl}
        className={`${buttonClass("action")} grow`}
      >
        Join New Server
      </OwnerLink>
    </div>
  );
}

// On a phone and in a short window, the card is at the foot: at the top it would cover what the page is about.
const edges = {
  top: {
    offsetPx: -12,
    className: "sm:not-short:top-[calc(var(--header-height)+1rem)] sm:not-short:bottom-auto",
  },
  bottom: { offsetPx: 12, className: "" },
};

/** A notice in a corner. It is not modal. */
function CornerNotice({ notice, onDismiss }: NoticeProps) {
  const { offsetPx, className } = edges[notice.position.startsWith("top") ? "top" : "bottom"];
  const side = notice.position.endsWith("left")
    ? "sm:not-short:right-auto"
    : "notice-at-right sm:not-short:left-auto";
  const ref = useRef<HTMLElement>(null);
  const coversFocus = useCoversFocus(ref);

  return (
    <m.aside
      ref={ref}
      aria-label={notice.title}
      data-print="none"
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onDismiss();
      }}
      initial={{ opacity: 0, y: offsetPx }}
      animate={{ opacity: coversFocus ? 0 : 1, y: 0 }}
      exit={{ opacity: 0, y: offsetPx }}
      className={`corner-notice fixed inset-x-4 bottom-[calc(var(--plan-bar-height,0px)+1rem)] z-40 max-h-[60dvh] overflow-y-auto border border-line-strong bg-raised sm:not-short:w-96 sm:not-short:max-w-[55vw] ${coversFocus ? "pointer-events-none" : ""} ${className} ${side}`}
    >
      <NoticeCard notice={notice} onDismiss={onDismiss} />
    </m.aside>
  );
}

/** Whether a fixed notice covers a part of the element that has the keyboard's focus. */
function useCoversFocus(ref: RefObject<HTMLElement | null>): boolean {
  const [coversFocus, setCoversFocus] = useState(false);

  useEffect(() => {
    const measure = () => {
      const focused = document.activeElement;
      const notice = ref.current;
      setCoversFocus(
        focused?.matches(":focus-visible") === true &&
          notice?.contains(focused) === false &&
          overlaps(focused.getBoundingClientRect(), notice.getBoundingClientRect()),
      );
    };
    // After the browser has scrolled to it.
    const measureSoon = () => void requestAnimationFrame(measure);
    document.addEventListener("focusin", measureSoon);
    document.addEventListener("focusout", measureSoon);
    return () => {
      document.removeEventListener("focusin", measureSoon);
      document.removeEventListener("focusout", measureSoon);
    };
  }, [ref]);

  return coversFocus;
}

function overlaps(one: DOMRect, other: DOMRect): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}
