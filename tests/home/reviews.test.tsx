import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Review } from "#domain/review.ts";
import { Reviews } from "#shop/home/reviews.tsx";

const showReviews = (texts: readonly string[]) => {
  const reviews = texts.map((text): Review => ({
    rating: 3,
    text,
    user: "Anonymous",
    time: "now",
  }));
  render(<Reviews heading="What Our Users Say" reviews={reviews} />);
};

const long = "a".repeat(121);
const short = "b".repeat(120);
const group = () => screen.queryByRole("group", { name: "Reviews" });
const cards = () =>
  screen.getAllByRole("figure").map((card) => card.querySelector("blockquote")?.textContent);

test("the first short review is quoted, hidden from screen readers, which find it last in the slider", () => {
  showReviews([long, short, "c", "d"]);
  expect(screen.getByText(/“/)).toHaveTextContent(`“${short}”`);
  expect(screen.getByText(/“/).parentElement).toHaveAttribute("aria-hidden", "true");
  expect(cards()).toEqual(["c", "d", long, short]);
});

test("without a short review none is quoted", () => {
  showReviews([long]);
  expect(screen.queryByText(/“/)).not.toBeInTheDocument();
  expect(cards()).toEqual([long]);
});

test("the reviews that fill the slider are repeated once, hidden and inert", () => {
  showReviews([long, short, "c", "d"]);
  const [, ...copies] = within(group() ?? document.body).getAllByRole("list", { hidden: true });
  expect(copies).toHaveLength(1);
  for (const copy of copies) {
    expect(copy).toHaveAttribute("aria-hidden", "true");
    expect(copy).toHaveAttribute("inert");
  }
});

test("fewer reviews are each on the page once, without a slider", () => {
  showReviews([long, short, "c"]);
  expect(group()).not.toBeInTheDocument();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  expect(cards()).toEqual([`“${short}”`, long, "c"]);
  expect(screen.getAllByText(new RegExp(short))).toHaveLength(1);
});

test.each([
  ["in the slider", ["b", "b", "c", short]],
  ["without it", [short, "b", "b"]],
])("two customers may write the same; %s", (_, texts) => {
  showReviews(texts);
  expect(cards().filter((text) => text === "b")).toHaveLength(2);
});
