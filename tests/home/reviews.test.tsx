import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { reviews } from "#data/reviews.ts";
import type { Review } from "#domain/review.ts";
import { ReviewSlider } from "#shop/home/review-slider.tsx";

const showReviews = (shown: readonly Review[]) =>
  render(<ReviewSlider heading="What Our Users Say" reviews={shown} />);

const group = () => screen.getByRole("group", { name: "Reviews" });
const review = (text: string) => ({ rating: 3, text, user: "Anonymous", time: "today" });
const [long, short, other] = ["a".repeat(121), "b".repeat(120), "c"] as const;
const cards = () =>
  screen.getAllByRole("figure").map((card) => card.querySelector("blockquote")?.textContent);

test("the first short review is quoted, hidden from screen readers, which find it last in the list", () => {
  showReviews([long, short, other].map(review));
  expect(screen.getByText(/“/)).toHaveTextContent(`“${short}”`);
  expect(screen.getByText(/“/)).toHaveAttribute("aria-hidden", "true");
  expect(cards()).toEqual([other, long, short]);
});

test("without a short review none is quoted", () => {
  showReviews([review(long)]);
  expect(screen.queryByText(/“/)).not.toBeInTheDocument();
  expect(cards()).toEqual([long]);
});

test("few reviews are repeated until they fill the slider; all copies are hidden and inert", () => {
  showReviews(reviews.slice(0, 2));
  const [, ...copies] = within(group()).getAllByRole("list", { hidden: true });
  expect(copies).toHaveLength(2);
  for (const copy of copies) {
    expect(copy).toHaveAttribute("aria-hidden", "true");
    expect(copy).toHaveAttribute("inert");
  }
});
