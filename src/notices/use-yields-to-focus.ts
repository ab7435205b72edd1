import { useEffect, useState, type RefObject } from "react";

/**
 * Whether a fixed notice covers most of what the keyboard has just come to, which no scrolling
 * can move out from under it: then it makes way, until the focus moves on.
 */
export function useYieldsToFocus(ref: RefObject<HTMLElement | null>): boolean {
  const [yieldsToFocus, setYieldsToFocus] = useState(false);

  useEffect(() => {
    const look = () => {
      const focused = document.activeElement;
      const notice = ref.current;
      setYieldsToFocus(
        focused?.matches(":focus-visible") === true &&
          notice?.contains(focused) === false &&
          coveredShare(focused.getBoundingClientRect(), notice.getBoundingClientRect()) > 0.5,
      );
    };
    // After the browser has scrolled to it.
    const lookSoon = () => void requestAnimationFrame(look);
    document.addEventListener("focusin", lookSoon);
    document.addEventListener("focusout", lookSoon);
    return () => {
      document.removeEventListener("focusin", lookSoon);
      document.removeEventListener("focusout", lookSoon);
    };
  }, [ref]);

  return yieldsToFocus;
}

function coveredShare(below: DOMRect, above: DOMRect): number {
  const width = Math.min(below.right, above.right) - Math.max(below.left, above.left);
  const height = Math.min(below.bottom, above.bottom) - Math.max(below.top, above.top);
  return (Math.max(0, width) * Math.max(0, height)) / (below.width * below.height);
}
