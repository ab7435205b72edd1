import { useLayoutEffect, type RefObject } from "react";

const gapPx = 16;

/**
 * Tells the page how much of its top or bottom a fixed notice covers, as long as it is there:
 * scrolling then keeps the focused thing clear of it.
 */
export function useNoticeInset(ref: RefObject<HTMLElement | null>, edge: "top" | "bottom"): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const { style } = document.documentElement;
    const property = `--notice-inset-${edge}`;
    const tell = () => {
      style.setProperty(property, `${element.offsetHeight + gapPx}px`);
    };
    tell();
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [ref, edge]);
}
