import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { ReviewSlider } from "#home/review-slider.tsx";
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

/** Four cards in lists of 1296 px, three of them, in a slider that shows 600 px. */
function layOut(scrollLeft: number) {
  vi.spyOn(group(), "scrollWidth", "get").mockReturnValue(3 * 1296);
  vi.spyOn(group(), "clientWidth", "get").mockReturnValue(600);
  group().scrollLeft = scrollLeft;
}

test("the buttons scroll by one card, either way", async () => {
  render(<ReviewSlider heading="What Our Users Say" reviews={reviews} />);
  layOut(0);
  const scrollBy = vi.spyOn(Element.prototype, "scrollBy");
  await press("Next review");
  expect(scrollBy).toHaveBeenLastCalledWith({ left: 324, behavior: "smooth" });
  await press("Previous review");
  expect(scrollBy).toHaveBeenLastCalledWith({ left: -324, behavior: "smooth" });
});

test.each([
  ["Next review", 3 * 1296 - 600, 2 * 1296 - 600],
  ["Previous review", 100, 1396],
])("without room for %s it first jumps by one list", async (name, from, to) => {
  render(<ReviewSlider heading="What Our Users Say" reviews={reviews} />);
  fireEvent.pointerDown(group());
  layOut(from);
  await press(name);
  expect(group().scrollLeft).toBe(to);
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

test("scrolling the page past it does not stop the glide", () => {
  render(<ReviewSlider heading="What Our Users Say" reviews={reviews} />);
  fireEvent.wheel(group(), { deltaX: 0, deltaY: 100 });
  expect(isGliding()).toBe(true);
});

test("when it no longer glides, it has a second copy, hidden and inert as well", () => {
  render(<ReviewSlider heading="What Our Users Say" reviews={reviews} />);
  fireEvent.pointerDown(group());
  const [, ...copies] = within(group()).getAllByRole("list", { hidden: true });
  expect(copies).toHaveLength(2);
  for (const copy of copies) {
    expect(copy).toHaveAttribute("aria-hidden", "true");
    expect(copy).toHaveAttribute("inert");
  }
});

test("when the glide stops, scrolling starts where the glide was", () => {
  render(<ReviewSlider heading="What Our Users Say" reviews={reviews} />);
  const track = group().firstElementChild ?? expect.fail("no track");
  vi.spyOn(track, "getBoundingClientRect").mockReturnValue(new DOMRect(-180, 0, 2600, 300));
  fireEvent.pointerDown(group());
  expect(group().scrollLeft).toBe(180);
});
