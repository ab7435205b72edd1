import { maxQuoteLetters } from "#domain/bounds.ts";
import type { Review } from "#domain/review.ts";
import { Quote, ReviewCard, type ReviewListProps, StarSymbol } from "./review-card.tsx";
import { ReviewSlider } from "./review-slider.tsx";
import { fillsSlider } from "./use-card-scroller.ts";

type ReviewsProps = {
  heading: string;
  reviews: readonly Review[];
};

/** The reviews, of which a short one is quoted at title size: as a slider, or side by side if all fit. */
export function Reviews({ heading, reviews }: ReviewsProps) {
  const ReviewList = fillsSlider(reviews.length) ? ReviewSlider : FewReviews;
  return (
    <section className="bg-paper py-section text-ink **:focus-visible:outline-ink selection:bg-ink selection:text-paper">
      <StarSymbol />
      <div className="wrap">
        <h2 id="reviews-title" className="text-heading">
          <bdi>{heading}</bdi>
        </h2>
        <ReviewList
          reviews={reviews}
          quoted={reviews.find(({ text }) => text.length <= maxQuoteLetters)}
        />
      </div>
    </section>
  );
}

/** So few reviews that all fit: each is shown once. */
function FewReviews({ reviews, quoted }: ReviewListProps) {
  return (
    <div
      className={`mt-6 grid grid-cols-1 items-end gap-x-14 gap-y-10 ${quoted ? "lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]" : ""}`}
    >
      {quoted && (
        <ReviewCard review={quoted} className="[&_figcaption]:justify-start">
          <Quote text={quoted.text} />
        </ReviewCard>
      )}
      <ul className="flex flex-wrap gap-5 empty:hidden">
        {reviews
          .filter((review) => review !== quoted)
          .map((review, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- reviews can be equal, and the list never changes
            <li key={index} className="grid flex-[1_1_18rem]">
              <ReviewCard review={review} className="h-full border border-current/20 p-6" />
            </li>
          ))}
      </ul>
    </div>
  );
}
