import { useEffect, useState, type RefObject } from "react";

/**
 * Whether a fixed notice covers most of the focused element after scrolling. The notice then hides
 * until the focus moves.
 */
export function useYieldsToFocus(ref: RefObject<HTMLElement | null>): boolean {
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
