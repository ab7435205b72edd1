import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { IconButton } from "#ui/button.tsx";
import { Marquee } from "#ui/marquee.tsx";
import { scrollBehavior } from "#ui/reduced-motion.ts";
import { SectionHeading } from "#ui/section-heading.tsx";
import type { Review } from "#domain/review.ts";
import { ReviewCard, StarSymbol } from "./review-card.tsx";

type ReviewSliderProps = {
  heading: string;
  reviews: readonly Review[];
};

/** Reviews that glide by until the visitor interacts with them. Then they scroll from card to card. */
export function ReviewSlider({ heading, reviews }: ReviewSliderProps) {
  const scrollerRef = useRef<HTMLDivElement>(null);
  const trackRef = useRef<HTMLDivElement>(null);
  const [isGliding, setIsGliding] = useState(true);

  // The glide is a transform. When it stops, the scroller snaps to the nearest card, and the track
  // slides there from its last position.
  const stopGlide = () => {
    const track = trackRef.current;
    const scroller = scrollerRef.current;
    if (!isGliding || !track || !scroller) return;
    const glideLeftPx = track.getBoundingClientRect().left;
    flushSync(() => {
      setIsGliding(false);
    });
    scroller.scrollLeft = scroller.getBoundingClientRect().left - glideLeftPx;
    const shiftPx = glideLeftPx - track.getBoundingClientRect().left;
    if (scrollBehavior() === "auto") return;
    track.animate({ transform: [`translateX(${shiftPx}px)`, "none"] }, 200);
  };

  const move = async (direction: 1 | -1) => {
    stopGlide();
    const scroller = scrollerRef.current;
    const track = trackRef.current;
    if (!scroller || !track) return;
    // Wait for the slide to end, because snap positions include the transform.
    await Promise.all(track.getAnimations().map(({ finished }) => finished));
    const { scrollLeft, scrollWidth, clientWidth } = scroller;
    const listPx = scrollWidth / 3;
    const cardPx = listPx / reviews.length;
    const roomPx = direction === 1 ? scrollWidth - clientWidth - scrollLeft : scrollLeft;
    // The list repeats, so a jump by its width is invisible.
    if (roomPx < cardPx) scroller.scrollLeft -= direction * listPx;
    scroller.scrollBy({ left: direction * cardPx, behavior: scrollBehavior() });
  };

  return (
    <section aria-labelledby="reviews-title" className="section-space border-t border-line">
      <StarSymbol />
      <div className="wrap">
        <SectionHeading
          id="reviews-title"
          controls={
            <div className="flex gap-2">
              <IconButton
                icon={ArrowLeft}
                label="Previous review"
                onClick={() => {
                  void move(-1);
                }}
              />
              <IconButton
                icon={ArrowRight}
                label="Next review"
                onClick={() => {
                  void move(1);
                }}
              />
            </div>
          }
        >
          {heading}
        </SectionHeading>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- any touch stops the glide; the buttons and the arrow keys scroll */}
      <div
        ref={scrollerRef}
        role="group"
        aria-label="Reviews"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll it
        tabIndex={0}
        onPointerDown={stopGlide}
        onWheel={(event) => {
          if (event.deltaX !== 0) stopGlide();
        }}
        onKeyDown={(event) => {
          if (event.key === "ArrowLeft" || event.key === "ArrowRight") stopGlide();
        }}
        className={`mt-12 scrollbar-none overflow-x-auto focus-visible:-outline-offset-2 md:mt-16 ${isGliding ? "" : "snap-items"}`}
      >
        <Marquee
          ref={trackRef}
          isGliding={isGliding}
          className="[--glide-duration:64s] hover:[animation-play-state:paused]"
        >
          {reviews.map((review) => (
            <li key={review.text} className="mx-3">
              <ReviewCard review={review} />
            </li>
          ))}
        </Marquee>
      </div>
    </section>
  );
}
