import * as m from "framer-motion/m";
import { useRef, type FocusEvent, type KeyboardEvent } from "react";
import type { NoticePosition, CommunityNotice } from "#domain/preferences.ts";
import { NoticeCard } from "./notice-card.tsx";
import { useYieldsToFocus } from "./use-yields-to-focus.ts";
import { useNoticeInset } from "./use-notice-inset.ts";

type Corner = Exclude<NoticePosition, "center">;

type CornerNoticeProps = {
  notice: CommunityNotice;
  corner: Corner;
  titleId: string;
  onDismiss: () => void;
};

const top = "top-[calc(var(--header-height)+1rem)]";
const bottom = "bottom-[calc(var(--plan-bar-height,0px)+1rem)]";

const places: Record<Corner, { edge: "top" | "bottom"; offsetPx: number; className: string }> = {
  "top-left": { edge: "top", offsetPx: -12, className: `${top} sm:right-auto` },
  "top-right": { edge: "top", offsetPx: -12, className: `${top} sm:left-auto` },
  "bottom-left": { edge: "bottom", offsetPx: 12, className: `${bottom} sm:right-auto` },
  "bottom-right": { edge: "bottom", offsetPx: 12, className: `${bottom} sm:left-auto` },
};

/** The community notice in a corner. It is not modal. */
export function CornerNotice({ notice, corner, titleId, onDismiss }: CornerNoticeProps) {
  const { edge, offsetPx, className } = places[corner];
  const noticeRef = useRef<HTMLElement>(null);
  const previousFocusRef = useRef<HTMLElement>(null);
  useNoticeInset(noticeRef, edge);
  const yieldsToFocus = useYieldsToFocus(noticeRef);

  const rememberFocus = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
      previousFocusRef.current = relatedTarget;
    }
  };

  const dismissAndReturnFocus = () => {
    if (noticeRef.current?.contains(document.activeElement)) previousFocusRef.current?.focus();
    onDismiss();
  };

  const dismissOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    dismissAndReturnFocus();
  };

  return (
    <m.aside
      ref={noticeRef}
      aria-labelledby={titleId}
      data-print="none"
      onFocus={rememberFocus}
      onKeyDown={dismissOnEscape}
      initial={{ opacity: 0, y: offsetPx }}
      animate={{ opacity: yieldsToFocus ? 0 : 1, y: 0 }}
      exit={{ opacity: 0, y: offsetPx }}
      className={`fixed inset-x-4 z-40 max-h-[60dvh] overflow-y-auto border border-line-strong bg-raised sm:w-96 ${yieldsToFocus ? "pointer-events-none" : ""} ${className}`}
    >
      <NoticeCard notice={notice} titleId={titleId} onDismiss={dismissAndReturnFocus} />
    </m.aside>
  );
}
