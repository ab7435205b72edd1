import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import { IconButton } from "#shop/ui/button.tsx";
import { arrowStep } from "#shop/ui/forward.ts";
import { hasModifierKey } from "#shop/web-platform/modifier-key.ts";
import * as words from "#words";
import { Marquee } from "./marquee.tsx";
import { Quote, ReviewCard, type ReviewListProps } from "./review-card.tsx";
import { sliderSizes, useCardScroller } from "./use-card-scroller.ts";

/** Reviews that glide by until the visitor interacts with them. Then they scroll from card to card. */
export function ReviewSlider({ reviews, quoted }: ReviewListProps) {
  const { scrollerRef, trackRef, isGliding, move, startScrollingByHand, alignCard, alignCardSoon } =
    useCardScroller(reviews.length);
  // The quoted review comes last, so that it is not below the quote at first.
  const firstAt = quoted ? reviews.indexOf(quoted) + 1 : 0;
  const cards = [...reviews.slice(firstAt), ...reviews.slice(0, firstAt)];

  return (
    <>
      <div className="mt-6 flex items-end justify-between gap-x-8 gap-y-6 max-md:flex-wrap">
        {/* Screen readers read it once, in the list. */}
        {quoted && <Quote text={quoted.text} aria-hidden="true" />}
        <div className="ms-auto flex gap-2">
          <IconButton
            icon={ArrowLeft}
            className="rtl-mirrored"
            label={words.home.previousReview}
            onClick={() => move(-1)}
          />
          <IconButton
            icon={ArrowRight}
            className="rtl-mirrored"
            label={words.home.nextReview}
            onClick={() => move(1)}
          />
        </div>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- any touch stops the glide; the buttons and the arrow keys scroll */}
      <div
        ref={scrollerRef}
        style={sliderSizes}
        role="group"
        aria-label={words.home.reviews}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll it
        tabIndex={0}
        onPointerDown={startScrollingByHand}
        onWheel={(event) => {
          if (event.deltaX !== 0) startScrollingByHand();
        }}
        onKeyDown={(event) => {
          if (hasModifierKey(event)) return;
          const step = arrowStep(event.key);
          if (step === undefined) return;
          event.preventDefault();
          move(step);
        }}
        onScroll={alignCardSoon}
        onScrollEnd={alignCard}
        className="review-slider"
      >
        <Marquee
          ref={trackRef}
          isGliding={isGliding}
          className="[--glide-duration:64s] hover:[animation-play-state:paused]"
        >
          {cards.map((review, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- reviews can be equal, and the list never changes
            <li key={index} className="me-(--card-gap) grid">
              <ReviewCard
                review={review}
                className="h-full w-(--card) border border-current/20 p-6"
              />
            </li>
          ))}
        </Marquee>
      </div>
    </>
  );
}
