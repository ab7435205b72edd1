import { Star } from "lucide-react";
import type { Review } from "#domain/review.ts";

type ReviewCardProps = {
  review: Review;
};

const stars = [1, 2, 3, 4, 5];

/** What one customer said. */
export function ReviewCard({ review }: ReviewCardProps) {
  const { rating, text, user, time } = review;
  return (
    <figure className="flex h-full w-[300px] flex-col border border-line p-6">
      <div role="img" aria-label={`${rating} of 5 stars`} className="flex gap-1">
        {stars.map((star) => (
          <Star
            key={star}
            aria-hidden="true"
            className={`size-4 ${star <= rating ? "fill-current" : "text-quiet"}`}
            strokeWidth={1.5}
          />
        ))}
      </div>
      <blockquote className="mt-5 mb-8 text-body">{text}</blockquote>
      <figcaption className="mt-auto flex justify-between gap-4 text-quiet">
        <span>{user}</span>
        <span className="code text-label leading-[1.625rem]">{time}</span>
      </figcaption>
    </figure>
  );
}
