import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { reviews } from "#data/reviews.ts";
import type { Review } from "#domain/review.ts";
import { ReviewSlider } from "#shop/home/review-slider.tsx";
import { setMedia } from "#tests/polyfills/match-media.ts";

const showReviews = (shown: readonly Review[]) =>
  render(<ReviewSlider heading="What Our Users Say" reviews={shown} />);

const group = () => screen.getByRole("group", { name: "Reviews" });
const long = { rating: 3, text: "A long story. ".repeat(20), user: "Anonymous", time: "today" };

test("the first short review is quoted, hidden from screen readers, which find it in the list", () => {
  const [short] = reviews;
  showReviews(short ? [long, short] : []);
  expect(screen.getByText(`“${short?.text}”`)).toHaveAttribute("aria-hidden", "true");
});

test.each([1, 3, 5])("a review with %i of five stars has as many filled", (rating) => {
  showReviews([{ ...long, rating }]);
  const stars = within(group()).getByRole("img", { name: `${rating} of 5 stars` });
  expect(Array.from(stars.children, (star) => star.hasAttribute("fill"))).toEqual(
    [1, 2, 3, 4, 5].map((star) => star <= rating),
  );
});

test.each([
  ["scroll smoothly", false, "smooth"],
  ["jump with reduced motion", true, "auto"],
])(
  "buttons and arrow keys %s to the next and the previous review",
  async (_, isReduced, behavior) => {
    setMedia("(prefers-reduced-motion: reduce)", isReduced);
    const scroll = vi.spyOn(Element.prototype, "scrollTo");
    showReviews(reviews);
    // jsdom has no layout: the list begins at its first card and has room for all.
    vi.spyOn(group(), "scrollWidth", "get").mockReturnValue(10_000);
    for (const name of ["Next review", "Next review", "Previous review"]) {
      await userEvent.click(screen.getByRole("button", { name }));
    }
    group().focus();
    await userEvent.keyboard("{ArrowRight}{ArrowLeft}");
    expect(scroll.mock.calls).toEqual(
      [320, 640, 320, 640, 320].map((left) => [{ left, behavior }]),
    );
  },
);

test("few reviews are repeated until they fill the slider; all copies are hidden and inert", () => {
  showReviews(reviews.slice(0, 2));
  const [, ...copies] = within(group()).getAllByRole("list", { hidden: true });
  expect(copies).toHaveLength(2);
  for (const copy of copies) {
    expect(copy).toHaveAttribute("aria-hidden", "true");
    expect(copy).toHaveAttribute("inert");
  }
});
