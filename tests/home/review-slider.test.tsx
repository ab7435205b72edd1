import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { ReviewSlider } from "#shop/home/review-slider.tsx";
import { reviews } from "#data/reviews.ts";

const group = () => screen.getByRole("group", { name: "Reviews" });
const isGliding = () => group().firstElementChild?.classList.contains("animate-glide");
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

test("a review of three stars fills three of five", () => {
  render(
    <ReviewSlider
      heading="What Our Users Say"
      reviews={[{ rating: 3, text: "Fine.", user: "Anonymous", time: "today" }]}
    />,
  );
  const stars = within(group()).getByRole("img", { name: "3 of 5 stars" });
  expect(stars.children).toHaveLength(5);
  expect(stars.querySelectorAll(".fill-current")).toHaveLength(3);
});

test("the first short review is quoted, hidden from screen readers, which find it in the list", () => {
  const [short] = reviews;
  const long = { rating: 5, text: "A long story. ".repeat(20), user: "Anonymous", time: "today" };
  render(<ReviewSlider heading="What Our Users Say" reviews={short ? [long, short] : []} />);
  expect(screen.getByText(`“${short?.text}”`)).toHaveAttribute("aria-hidden", "true");
});

test.each<[string, () => unknown]>([
  ["a button", () => press("Next review")],
  ["a touch", () => fireEvent.pointerDown(group())],
  ["an arrow key", () => fireEvent.keyDown(group(), { key: "ArrowRight" })],
  ["a sideways wheel", () => fireEvent.wheel(group(), { deltaX: 20 })],
])("it glides until %s", async (_, touch) => {
  render(<ReviewSlider heading="What Our Users Say" reviews={reviews} />);
  expect(isGliding()).toBe(true);
  await touch();
  expect(isGliding()).toBe(false);
});

test("Alt and an arrow key go back in the browser's history as usual", () => {
  render(<ReviewSlider heading="What Our Users Say" reviews={reviews} />);
  expect(fireEvent.keyDown(group(), { key: "ArrowLeft", altKey: true })).toBe(true);
  expect(isGliding()).toBe(true);
});

test("scrolling the page past it does not stop the glide", () => {
  render(<ReviewSlider heading="What Our Users Say" reviews={reviews} />);
  fireEvent.wheel(group(), { deltaX: 0, deltaY: 100 });
  expect(isGliding()).toBe(true);
});

test("few reviews are repeated until they fill the slider; all copies are hidden and inert", () => {
  render(<ReviewSlider heading="What Our Users Say" reviews={reviews.slice(0, 2)} />);
  const [, ...copies] = within(group()).getAllByRole("list", { hidden: true });
  expect(copies).toHaveLength(2);
  for (const copy of copies) {
    expect(copy).toHaveAttribute("aria-hidden", "true");
    expect(copy).toHaveAttribute("inert");
  }
});
