import { useLayoutEffect, type RefObject } from "react";

const gapPx = 16;

/**
 * Sets a custom property to the height that a fixed notice covers at the top or bottom of the page, for
 * scroll padding that keeps the focused element visible.
 */
export function useNoticeInset(ref: RefObject<HTMLElement | null>, edge: "top" | "bottom"): void {
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
