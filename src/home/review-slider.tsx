import { ArrowLeft, ArrowRight } from "lucide-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { iconButtonClass } from "#ui/button.ts";
import { scrollBehavior } from "#ui/scroll-behavior.ts";
import { SectionHeading } from "#ui/section-heading.tsx";
import type { Review } from "#domain/review.ts";
import { ReviewCard } from "./review-card.tsx";

type ReviewSliderProps = {
  reviews: readonly Review[];
};

/** The reviews, gliding by until they are touched; then they move by button, key and swipe. */
export function ReviewSlider({ reviews }: ReviewSliderProps) {
  const scrollerRef = useRef<HTMLDivElement>(null);
  const trackRef = useRef<HTMLDivElement>(null);
  const [isGliding, setIsGliding] = useState(true);

  // Where the last press leads, as long as it is under way: quick presses add up.
  const targetPx = useRef<number>(undefined);

  // The glide is a transform; when it stops, the scroller takes over at the very same place.
  const stopGlide = () => {
    targetPx.current = undefined;
    const track = trackRef.current;
    const scroller = scrollerRef.current;
    if (!isGliding || !track || !scroller) return;
    const trackLeftPx = track.getBoundingClientRect().left;
    const offsetPx = scroller.getBoundingClientRect().left - trackLeftPx;
    flushSync(() => {
      setIsGliding(false);
    });
    scroller.scrollLeft = offsetPx;
  };

  const move = (direction: 1 | -1) => {
    if (isGliding) stopGlide();
    const scroller = scrollerRef.current;
    const listPx = scroller?.querySelector("ul")?.getBoundingClientRect().width;
    if (!scroller || !listPx) return;
    // To where as many whole cards as fit stand in the middle.
    const stepPx = listPx / reviews.length;
    const shown = Math.max(1, Math.floor(scroller.clientWidth / stepPx));
    const startPx = (shown * stepPx - scroller.clientWidth) / 2;
    const steps = Math.round(((targetPx.current ?? scroller.scrollLeft) - startPx) / stepPx);
    let left = startPx + (steps + direction) * stepPx;
    // The list stands there three times: a jump by its width is not seen, nor a way shorter by it.
    const wayPx = left - scroller.scrollLeft;
    if (Math.abs(wayPx) > listPx) left -= Math.sign(wayPx) * listPx;
    const endPx = scroller.scrollWidth - scroller.clientWidth;
    const jumpPx = left < 0 ? listPx : left > endPx ? -listPx : 0;
    if (jumpPx !== 0) scroller.scrollLeft += jumpPx;
    left += jumpPx;
    targetPx.current = left;
    scroller.scrollTo({ left, behavior: scrollBehavior() });
  };

  return (
    <section aria-labelledby="reviews-title" className="section-space border-t border-line">
      <div className="wrap">
        <SectionHeading
          id="reviews-title"
          controls={
            <div className="needs-scripts flex gap-2">
              <button
                type="button"
                className={iconButtonClass}
                onClick={() => {
                  move(-1);
                }}
              >
                <ArrowLeft aria-hidden="true" className="size-5" />
                <span className="sr-only">Previous review</span>
              </button>
              <button
                type="button"
                className={iconButtonClass}
                onClick={() => {
                  move(1);
                }}
              >
                <ArrowRight aria-hidden="true" className="size-5" />
                <span className="sr-only">Next review</span>
              </button>
            </div>
          }
        >
          What Our Users Say
        </SectionHeading>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- any touch stops the glide; the buttons above and the arrow keys do the moving */}
      <div
        ref={scrollerRef}
        role="group"
        aria-label="Reviews"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller that the arrow keys move
        tabIndex={0}
        onPointerDown={stopGlide}
        onWheel={(event) => {
          if (event.deltaX !== 0) stopGlide();
        }}
        onKeyDown={(event) => {
          if (event.key === "ArrowLeft" || event.key === "ArrowRight") stopGlide();
        }}
        onScrollEnd={({ currentTarget: { scrollLeft } }) => {
          // A jump ends a scroll, too: only who has arrived is there.
          if (Math.abs(scrollLeft - (targetPx.current ?? NaN)) < 2) targetPx.current = undefined;
        }}
        className="mt-12 scrollbar-none overflow-x-auto focus-visible:-outline-offset-2 md:mt-16"
      >
        <div
          ref={trackRef}
          className={`flex w-max min-w-full ${isGliding ? "animate-glide [--glide-duration:64s] hover:[animation-play-state:paused]" : ""}`}
        >
          <ReviewList reviews={reviews} />
          <ReviewList reviews={reviews} isCopy />
          {/* By hand, both ends are to be had: one more makes room for a jump at every width. */}
          {isGliding || <ReviewList reviews={reviews} isCopy />}
        </div>
      </div>
    </section>
  );
}

type ReviewListProps = ReviewSliderProps & { isCopy?: boolean };

function ReviewList({ reviews, isCopy = false }: ReviewListProps) {
  return (
    <ul
      aria-hidden={isCopy || undefined}
      inert={isCopy}
      className="flex min-w-[100vw] shrink-0 justify-around"
    >
      {reviews.map((review) => (
        <li key={review.text} className="mx-3">
          <ReviewCard review={review} />
        </li>
      ))}
    </ul>
  );
}
