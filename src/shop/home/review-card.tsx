import Star from "lucide-react/icons/star";
import type { Review } from "#domain/review.ts";

type ReviewCardProps = {
  review: Review;
};

const starId = "star";
const stars = [1, 2, 3, 4, 5];

/** The star symbol that all reviews reference. Render it once per page. */
export function StarSymbol() {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      <symbol id={starId} viewBox="0 0 24 24">
        <Star fill="inherit" strokeWidth={1.5} />
      </symbol>
    </svg>
  );
}

/** One customer's review. */
export function ReviewCard({ review }: ReviewCardProps) {
  const { rating, text, user, time } = review;
  return (
    <figure className="flex h-full w-[300px] flex-col border border-current/20 p-6">
      <svg role="img" aria-label={`${rating} of 5 stars`} fill="none" className="h-4 w-24">
        {stars.map((star) => (
          <use
            key={star}
            href={`#${starId}`}
            x={20 * (star - 1)}
            width={16}
            height={16}
            className={star <= rating ? "fill-current" : undefined}
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
