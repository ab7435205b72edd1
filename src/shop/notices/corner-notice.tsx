import * as m from "framer-motion/m";
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from "react";
import type { NoticePosition, CommunityNotice } from "#domain/preferences.ts";
import { NoticeCard } from "./notice-card.tsx";

type Corner = Exclude<NoticePosition, "center">;

type CornerNoticeProps = {
  notice: CommunityNotice;
  corner: Corner;
  onDismiss: () => void;
};

const gapPx = 16;

const edges = {
  top: { offsetPx: -12, className: "top-[calc(var(--header-height)+1rem)]" },
  bottom: { offsetPx: 12, className: "bottom-[calc(var(--plan-bar-height,0px)+1rem)]" },
};

/** The community notice in a corner. It is not modal. */
export function CornerNotice({ notice, corner, onDismiss }: CornerNoticeProps) {
  const edge = corner.startsWith("top") ? "top" : "bottom";
  const { offsetPx, className } = edges[edge];
  const side = corner.endsWith("left")
    ? "sm:right-auto"
    : "sm:right-(--notice-end,1rem) sm:left-auto";
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
      aria-label={notice.title}
      data-print="none"
      onFocus={rememberFocus}
      onKeyDown={dismissOnEscape}
      initial={{ opacity: 0, y: offsetPx }}
      animate={{ opacity: yieldsToFocus ? 0 : 1, y: 0 }}
      exit={{ opacity: 0, y: offsetPx }}
      className={`fixed inset-x-4 z-40 max-h-[60dvh] overflow-y-auto border border-line-strong bg-raised sm:w-96 sm:max-w-[55vw] ${yieldsToFocus ? "pointer-events-none" : ""} ${className} ${side}`}
    >
      <NoticeCard notice={notice} onDismiss={dismissAndReturnFocus} />
    </m.aside>
  );
}

/**
 * Sets a custom property to the height that a fixed notice covers at the top or bottom of the page, for
 * scroll padding that keeps the focused element visible.
 */
function useNoticeInset(ref: RefObject<HTMLElement | null>, edge: "top" | "bottom"): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const { style } = document.documentElement;
    const property = `--notice-inset-${edge}`;
    const update = () => {
      style.setProperty(property, `${element.offsetHeight + gapPx}px`);
    };
    update();
    const observer = new ResizeObserver(update);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [ref, edge]);
}

/**
 * Whether a fixed notice covers most of the focused element after scrolling. The notice then hides
 * until the focus moves.
 */
function useYieldsToFocus(ref: RefObject<HTMLElement | null>): boolean {
  const [yieldsToFocus, setYieldsToFocus] = useState(false);

  useEffect(() => {
    const measure = () => {
      const focused = document.activeElement;
      const notice = ref.current;
      setYieldsToFocus(
        focused?.matches(":focus-visible") === true &&
          notice?.contains(focused) === false &&
          coveredShare(focused.getBoundingClientRect(), notice.getBoundingClientRect()) > 0.5,
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

  return yieldsToFocus;
}

function coveredShare(below: DOMRect, above: DOMRect): number {
  const width = Math.min(below.right, above.right) - Math.max(below.left, above.left);
  const height = Math.min(below.bottom, above.bottom) - Math.max(below.top, above.top);
  return (Math.max(0, width) * Math.max(0, height)) / (below.width * below.height);
}
