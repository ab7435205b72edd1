import type { Review } from "#domain/review.ts";

export const reviews: Review[] = [
  { rating: 5, text: "Key in ten seconds, works.", user: "Mikkel", time: "4 days ago" },
  {
    rating: 4,
    text: "الدعم ساعدني في الإعداد خلال دقائق.",
    user: "سالم",
    time: "2 weeks ago",
  },
];
