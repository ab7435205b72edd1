import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { reviews } from "#data/reviews.ts";
import type { Review } from "#domain/review.ts";
import { ReviewSlider } from "#shop/home/review-slider.tsx";

const showReviews = (shown: readonly Review[]) =>
  render(<ReviewSlider heading="What Our Users Say" reviews={shown} />);

const group = () => screen.getByRole("group", { name: "Reviews" });
const long = { rating: 3, text: "A long story. ".repeat(20), user: "Anonymous", time: "today" };

test("the first short review is quoted, hidden from screen readers, which find it in the list", () => {
  const [short] = reviews;
  showReviews(short ? [long, short] : []);
  expect(screen.getByText(`“${short?.text}”`)).toHaveAttribute("aria-hidden", "true");
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
