import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import type { Review } from "#domain/review.ts";
import { IconButton } from "#shop/ui/button.tsx";
import { Heading } from "#shop/ui/heading.tsx";
import { hasModifierKey } from "#shop/web-platform/modifier-key.ts";
import { Marquee } from "./marquee.tsx";
import { copiesFor, sliderSizes, useCardScroller } from "./use-card-scroller.ts";

/** Longer reviews are not quoted at title size. */
const maxQuoteLength = 120;

type ReviewSliderProps = {
  heading: string;
  reviews: readonly Review[];
};

/** Reviews that glide by until the visitor interacts with them. Then they scroll from card to card. */
export function ReviewSlider({ heading, reviews }: ReviewSliderProps) {
  const { scrollerRef, trackRef, isGliding, move, startScrollingByHand, alignCard, alignCardSoon } =
    useCardScroller(reviews.length);
  const quoteAt = reviews.findIndex(({ text }) => text.length <= maxQuoteLength);
  const quote = reviews[quoteAt]?.text;
  // Its card comes last, so that it does not stand below the quote.
  const cards = [...reviews.slice(quoteAt + 1), ...reviews.slice(0, quoteAt + 1)];

  return (
    <section
      aria-labelledby="reviews-title"
      className="bg-paper py-(--section-space) text-ink **:focus-visible:outline-ink selection:bg-ink selection:text-paper"
    >
      <StarSymbol />
      <div className="wrap">
        <Heading id="reviews-title" text={heading} className="text-heading" />
        <div className="mt-6 flex items-end justify-between gap-x-8 gap-y-6 max-md:flex-wrap">
          {quote !== undefined && (
            // Screen readers read it once, in the list.
            <Heading
              as="p"
              aria-hidden="true"
              text={quote}
              className="type-display max-w-[13em] min-w-0 text-title text-balance not-[.leading-tall]:leading-accent"
            >
              {`“${quote}”`}
            </Heading>
          )}
          <div className="ms-auto flex gap-2">
            <IconButton icon={ArrowLeft} label="Previous review" onClick={() => move(-1)} />
            <IconButton icon={ArrowRight} label="Next review" onClick={() => move(1)} />
          </div>
        </div>
        {/* It starts at the content's edge. On wide screens the cards fade out at both ends. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- any touch stops the glide; the buttons and the arrow keys scroll */}
        <div
          ref={scrollerRef}
          style={sliderSizes}
          role="group"
          aria-label="Reviews"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll it
          tabIndex={0}
          onPointerDown={startScrollingByHand}
          onWheel={(event) => {
            if (event.deltaX !== 0) startScrollingByHand();
          }}
          onKeyDown={(event) => {
            if (hasModifierKey(event)) return;
            if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
            event.preventDefault();
            move(event.key === "ArrowRight" ? 1 : -1);
          }}
          onScroll={alignCardSoon}
          onScrollEnd={alignCard}
          className="-mx-(--gutter) mt-10 scrollbar-none max-w-(--widest) overflow-x-auto ps-(--gutter) focus-visible:-outline-offset-2 md:mt-14 md:not-focus-visible:[mask-image:linear-gradient(90deg,transparent,#000_1.25rem_calc(100%-5rem),transparent)]"
        >
          <Marquee
            ref={trackRef}
            copies={copiesFor(reviews.length)}
            isGliding={isGliding}
            className="[--glide-duration:64s] hover:[animation-play-state:paused]"
          >
            {cards.map((review) => (
              <li key={review.text} className="me-(--card-gap)">
                <ReviewCard review={review} />
              </li>
            ))}
          </Marquee>
        </div>
      </div>
    </section>
  );
}

const starId = "star";

/** The symbol that the stars of all reviews reference. */
function StarSymbol() {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      <symbol id={starId} viewBox="0 0 24 24">
        <path
          stroke="currentColor"
          strokeWidth={1.5}
          strokeLinejoin="round"
          d="m12 2 3.1 6.3 6.9 1-5 4.9 1.2 6.8-6.2-3.2L5.8 21 7 14.2 2 9.3l6.9-1z"
        />
      </symbol>
    </svg>
  );
}

function ReviewCard({ review: { rating, text, user, time } }: { review: Review }) {
  return (
    <figure className="flex h-full w-(--card) flex-col border border-current/20 p-6">
      <svg role="img" aria-label={`${rating} of 5 stars`} fill="none" className="h-4 w-24">
        {[1, 2, 3, 4, 5].map((star) => (
          <use
            key={star}
            href={`#${starId}`}
            x={20 * (star - 1)}
            width={16}
            height={16}
            fill={star <= rating ? "currentColor" : undefined}
          />
        ))}
      </svg>
      <blockquote dir="auto" className="mt-5 mb-8 text-body whitespace-pre-line">
        {text}
      </blockquote>
      <figcaption className="mt-auto flex flex-wrap justify-between gap-x-4 text-ink/70">
        <span dir="auto">{user}</span>
        <span dir="auto" className="code text-label leading-6.5">
          {time}
        </span>
      </figcaption>
    </figure>
  );
}
