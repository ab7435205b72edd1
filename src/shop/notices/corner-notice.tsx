import * as m from "framer-motion/m";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import type { NoticePosition } from "#domain/preferences.ts";

type CornerNoticeProps = {
  label: string;
  corner: Exclude<NoticePosition, "center">;
  onDismiss: () => void;
  children: ReactNode;
};

const edges = {
  top: { offsetPx: -12, className: "top-[calc(var(--header-height)+1rem)]" },
  bottom: { offsetPx: 12, className: "bottom-[calc(var(--plan-bar-height,0px)+1rem)]" },
};

/** A notice in a corner. It is not modal. */
export function CornerNotice({ label, corner, onDismiss, children }: CornerNoticeProps) {
  const { offsetPx, className } = edges[corner.startsWith("top") ? "top" : "bottom"];
  const side = corner.endsWith("left")
    ? "sm:right-auto"
    : "sm:right-(--notice-end,1rem) sm:left-auto";
  const ref = useRef<HTMLElement>(null);
  const coversFocus = useCoversFocus(ref);

  return (
    <m.aside
      ref={ref}
      aria-label={label}
      data-print="none"
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onDismiss();
      }}
      initial={{ opacity: 0, y: offsetPx }}
      animate={{ opacity: coversFocus ? 0 : 1, y: 0 }}
      exit={{ opacity: 0, y: offsetPx }}
      className={`fixed inset-x-4 z-40 max-h-[60dvh] overflow-y-auto border border-line-strong bg-raised sm:w-96 sm:max-w-[55vw] ${coversFocus ? "pointer-events-none" : ""} ${className} ${side}`}
    >
      {children}
    </m.aside>
  );
}

/** Whether a fixed notice covers a part of the element that has the keyboard's focus. It hides then. */
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
