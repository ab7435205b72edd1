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

/** Two lists of four cards, in a slider that shows 600 px. */
function layOut(scrollLeft: number) {
  vi.spyOn(group(), "scrollWidth", "get").mockReturnValue(2 * 1280);
  vi.spyOn(group(), "clientWidth", "get").mockReturnValue(600);
  group().scrollLeft = scrollLeft;
  return vi.spyOn(Element.prototype, "scrollTo");
}

test("the buttons scroll by one card, and quick presses by one each", async () => {
  render(<ReviewSlider heading="What Our Users Say" reviews={reviews} />);
  const scrollTo = layOut(0);
  await press("Next review");
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 320, behavior: "smooth" });
  await press("Next review");
  await press("Next review");
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 960, behavior: "smooth" });
  await press("Previous review");
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 640, behavior: "smooth" });
});

test.each([
  ["Next review", 1920, 640, 960],
  ["Previous review", 0, 1280, 960],
])("without room for %s it first jumps by one list", async (name, from, to, target) => {
  render(<ReviewSlider heading="What Our Users Say" reviews={reviews} />);
  fireEvent.pointerDown(group());
  const scrollTo = layOut(from);
  await press(name);
  expect(group().scrollLeft).toBe(to);
  expect(scrollTo).toHaveBeenLastCalledWith({ left: target, behavior: "smooth" });
});

test("after a scroll by hand the nearest card moves to the edge", () => {
  render(<ReviewSlider heading="What Our Users Say" reviews={reviews} />);
  fireEvent.pointerDown(group());
  const scrollTo = layOut(500);
  fireEvent(group(), new Event("scrollend", { bubbles: true }));
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 640, behavior: "smooth" });
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

test("when the glide stops, scrolling starts where the glide was", () => {
  render(<ReviewSlider heading="What Our Users Say" reviews={reviews} />);
  const track = group().firstElementChild ?? expect.fail("no track");
  vi.spyOn(track, "getBoundingClientRect")
    .mockReturnValueOnce(new DOMRect(-180, 0, 2600, 300))
    .mockReturnValue(new DOMRect(0, 0, 2600, 300));
  fireEvent.pointerDown(group());
  expect(group().scrollLeft).toBe(180);
});
