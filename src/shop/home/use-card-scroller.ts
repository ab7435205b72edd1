import { type CSSProperties, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { forward } from "#shop/ui/forward.ts";
import { scrollBehavior } from "#shop/web-platform/motion.ts";

/**
 * The sizes of cards and of the widest slider: the content's width, as in `--page-edge` of styles.css, and a gutter
 * on each side. The slider's styles get them as variables.
 */
const cardPx = 300;
const gapPx = 20;
const widestPx = 1240;
export const sliderSizes = {
  "--card": `${cardPx}px`,
  "--card-gap": `${gapPx}px`,
  "--widest": `${widestPx}px`,
} as CSSProperties;

/** The distance from one card to the next. */
const stepPx = cardPx + gapPx;

/** Whether a number of cards fills the widest slider, so that a loop never shows a card twice. */
export const fillsSlider = (count: number) => count * stepPx > widestPx;

/** How long the list must rest before a browser without `scrollend` counts a scroll as ended. */
const restMs = 150;

/**
 * Scrolls a list of cards that is repeated in an endless loop. The list glides until the visitor
 * interacts with it. Then it scrolls from card to card.
 *
 * @param count The number of cards in the list.
 */
export function useCardScroller(count: number) {
  const scrollerRef = useRef<HTMLDivElement>(null);
  const trackRef = useRef<HTMLDivElement>(null);
  // The target of the current smooth scroll. Further presses continue from there.
  const targetPxRef = useRef<number>(undefined);
  const restTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isGliding, setIsGliding] = useState(true);

  // The glide is a transform. When it stops, the scroller takes over its position.
  const stopGlide = () => {
    const scroller = scrollerRef.current;
    const track = trackRef.current;
    if (!isGliding || !scroller || !track) return;
    const glideLeftPx = track.getBoundingClientRect().left;
    flushSync(() => setIsGliding(false));
    scroller.scrollLeft += track.getBoundingClientRect().left - glideLeftPx;
  };

  const scrollTo = (scroller: HTMLElement, targetPx: number) => {
    targetPxRef.current = targetPx;
    scroller.scrollTo({ left: forward * targetPx, behavior: scrollBehavior() });
  };

  const move = (direction: 1 | -1) => {
    stopGlide();
    const scroller = scrollerRef.current;
    if (!scroller) return;
    const targetPx = (targetPxRef.current ?? nearestCardPx(scroller)) + direction * stepPx;
    // The list repeats, so a jump by its width is invisible.
    const hasRoom = targetPx >= 0 && targetPx <= scroller.scrollWidth - scroller.clientWidth;
    const jumpPx = hasRoom ? 0 : -direction * count * stepPx;
    if (!hasRoom) scroller.scrollLeft += forward * jumpPx;
    scrollTo(scroller, targetPx + jumpPx);
  };

  const startScrollingByHand = () => {
    stopGlide();
    targetPxRef.current = undefined;
  };

  // After a scroll by hand, aligns the nearest card with the edge.
  const alignCard = () => {
    const scroller = scrollerRef.current;
    if (!scroller || isGliding) return;
    const alignedPx = nearestCardPx(scroller);
    // A jump also ends a scroll, while the smooth scroll after it goes on.
    if (targetPxRef.current === undefined) scrollTo(scroller, alignedPx);
    else if (alignedPx === targetPxRef.current) targetPxRef.current = undefined;
  };

  // Safari before 26.2 has no `scrollend`.
  const alignCardSoon = () => {
    if ("onscrollend" in window) return;
    clearTimeout(restTimer.current);
    restTimer.current = setTimeout(alignCard, restMs);
  };

  return { scrollerRef, trackRef, isGliding, move, startScrollingByHand, alignCard, alignCardSoon };
}

/** The nearest card's distance from the list's start. On a page from right to left, `scrollLeft` is negative. */
function nearestCardPx({ scrollLeft }: HTMLElement): number {
  return Math.round((forward * scrollLeft) / stepPx) * stepPx;
}
