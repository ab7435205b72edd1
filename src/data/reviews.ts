import type { Review } from "#domain/review.ts";

// Samples, written for this template. Publish only the words of real customers.
export const reviews: Review[] = [
  {
    rating: 5,
    text: "Paid, had the key before I was back from the kitchen, and it ran on the first try.", // sample
    user: "Anonymous",
    time: "2 days ago",
  },
  {
    rating: 5,
    text: "I had a problem with my overlay. Opened a ticket at night and somebody answered and stayed until it was solved.", // sample
    user: "Anonymous",
    time: "1 week ago",
  },
  {
    rating: 5,
    text: "The status page is why I came back. When it said Updating they meant it, and it was done that evening.", // sample
    user: "Anonymous",
    time: "3 weeks ago",
  },
  {
    rating: 5,
    text: "Used the spoofer's serial checker before and after. Everything had changed, as promised.", // sample
    user: "Anonymous",
    time: "1 month ago",
  },
];
