import type { HTMLAttributes, ReactNode } from "react";
import type { Review } from "#domain/review.ts";
import { forward } from "#shop/ui/forward.ts";
import * as words from "#words";

/** The props of both forms of the reviews. */
export type ReviewListProps = { reviews: readonly Review[]; quoted: Review | undefined };

type ReviewCardProps = {
  review: Review;
  className: string;
  /** Shown instead of the review's text. */
  children?: ReactNode;
};

/** A review. */
export function ReviewCard({ review, className, children }: ReviewCardProps) {
  const { rating, text, user, time } = review;
  return (
    <figure className={`flex flex-col wrap-anywhere ${className}`}>
      <svg role="img" aria-label={words.home.stars(rating)} fill="none" className="h-4 w-24">
        {[1, 2, 3, 4, 5].map((star) => (
          <use
            key={star}
            href={`#${starId}`}
            x={40 + 20 * (star - 3) * forward}
            width={16}
            height={16}
            fill={star <= rating ? "currentColor" : undefined}
          />
        ))}
      </svg>
      {/* A text starts on the side of its own language, a quote on the page's. */}
      <blockquote
        className={`mt-5 mb-8 text-body whitespace-pre-line ${children ? "" : "text-start"}`}
      >
        {children ?? text}
      </blockquote>
      <figcaption className="mt-auto flex flex-wrap justify-between gap-x-4">
        <bdi>{user}</bdi>
        <bdi className="code text-label leading-6.5">{time}</bdi>
      </figcaption>
    </figure>
  );
}

/** A short review at title size. */
export function Quote({ text, ...rest }: HTMLAttributes<HTMLElement> & { text: string }) {
  return (
    <p className="type-display max-w-[13em] min-w-0 text-title" {...rest}>
      <bdi>{words.quote(text)}</bdi>
    </p>
  );
}

const starId = "star";

/** The symbol that the stars of all reviews reference. */
export function StarSymbol() {
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
