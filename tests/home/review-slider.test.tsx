import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ReviewSlider } from "#home/review-slider.tsx";
import { reviews } from "#data/reviews.ts";

const group = () => screen.getByRole("group", { name: "Reviews" });
const isGliding = () => group().firstElementChild?.classList.contains("animate-glide");
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

const scrollTo = vi.spyOn(Element.prototype, "scrollTo");

/**
 * Four cards stand 324 px apart in a list of 1296 px; the slider shows 600 px of three such lists.
 * So one card stands in the middle at -138 px and every 324 px from there.
 */
const listPx = 4 * 324;
const placePx = (index: number) => -138 + index * 324;
beforeEach(() => {
  vi.spyOn(HTMLUListElement.prototype, "getBoundingClientRect").mockReturnValue(
    new DOMRect(0, 0, listPx, 300),
  );
  vi.spyOn(Element.prototype, "scrollWidth", "get").mockReturnValue(3 * listPx);
  vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(600);
});

/** The slider is where its last press leads. */
function arrive(left: number) {
  group().scrollLeft = left;
  fireEvent(group(), new Event("scrollend"));
}

afterEach(() => {
  vi.clearAllMocks();
});

test("it is titled, and reads each of the four reviews once: stars, words, name and time", () => {
  render(<ReviewSlider reviews={reviews} />);
  expect(screen.getByRole("heading", { name: "What Our Users Say" })).toBeVisible();
  const cards = within(group()).getAllByRole("figure");
  expect(cards).toHaveLength(4);
  for (const [index, { text, time }] of reviews.entries()) {
    const card = cards[index] ?? expect.fail("no card");
    expect(within(card).getByRole("img", { name: "5 of 5 stars" })).toBeVisible();
    expect(card).toHaveTextContent(text);
    expect(card).toHaveTextContent(`Anonymous${time}`);
  }
});

test("every card is 300 pixels wide", () => {
  render(<ReviewSlider reviews={reviews} />);
  const cards = within(group()).getAllByRole("figure", { hidden: true });
  expect(cards).toHaveLength(8);
  for (const card of cards) expect(card).toHaveClass("w-[300px]");
});

test("a review of three stars fills three of five", () => {
  render(
    <ReviewSlider reviews={[{ rating: 3, text: "Fine.", user: "Anonymous", time: "today" }]} />,
  );
  const stars = within(group()).getByRole("img", { name: "3 of 5 stars" });
  expect(stars.children).toHaveLength(5);
  expect(stars.querySelectorAll(".fill-current")).toHaveLength(3);
});

test("the copy that closes the loop is hidden from screen readers and inert", () => {
  render(<ReviewSlider reviews={reviews} />);
  const [original, copy, ...others] = within(group()).getAllByRole("list", { hidden: true });
  expect(others).toEqual([]);
  expect(original).not.toHaveAttribute("inert");
  expect(copy).toHaveAttribute("aria-hidden", "true");
  expect(copy).toHaveAttribute("inert");
});

test("the buttons bring the next card into the middle, either way", async () => {
  render(<ReviewSlider reviews={reviews} />);
  await press("Next review");
  expect(scrollTo).toHaveBeenLastCalledWith({ left: placePx(1), behavior: "smooth" });
  arrive(placePx(1));
  await press("Next review");
  expect(scrollTo).toHaveBeenLastCalledWith({ left: placePx(2), behavior: "smooth" });
  arrive(placePx(2));
  await press("Previous review");
  expect(scrollTo).toHaveBeenLastCalledWith({ left: placePx(1), behavior: "smooth" });
});

test("a press while the last one is under way goes on from where that leads", async () => {
  render(<ReviewSlider reviews={reviews} />);
  fireEvent.pointerDown(group());
  arrive(placePx(2));
  await press("Next review");
  group().scrollLeft = placePx(2) + 20;
  await press("Next review");
  expect(scrollTo).toHaveBeenLastCalledWith({ left: placePx(4), behavior: "smooth" });
  // The end of the scroll that the second press broke off.
  fireEvent(group(), new Event("scrollend"));
  await press("Next review");
  expect(scrollTo).toHaveBeenLastCalledWith({ left: placePx(5), behavior: "smooth" });
});

test("however many presses, the way is never longer than the list: there is room for each jump", async () => {
  render(<ReviewSlider reviews={reviews} />);
  for (const name of ["Next review", "Previous review"]) {
    for (let times = 0; times < 15; times += 1) {
      await press(name);
      const { left = NaN } = (scrollTo.mock.lastCall as [ScrollToOptions] | undefined)?.[0] ?? {};
      const { scrollLeft } = group();
      expect(Math.abs(left - scrollLeft)).toBeLessThanOrEqual(listPx);
      for (const px of [left, scrollLeft]) {
        expect(px).toBeGreaterThanOrEqual(0);
        expect(px).toBeLessThanOrEqual(3 * listPx - 600);
      }
    }
  }
});

test("after a touch the buttons go on from where that left it", async () => {
  render(<ReviewSlider reviews={reviews} />);
  await press("Next review");
  await press("Next review");
  fireEvent.pointerDown(group());
  group().scrollLeft = placePx(5) - 40;
  await press("Next review");
  expect(scrollTo).toHaveBeenLastCalledWith({ left: placePx(6), behavior: "smooth" });
});

test("at its end the next review is the first one's neighbour, at its start the last one's", async () => {
  render(<ReviewSlider reviews={reviews} />);
  fireEvent.pointerDown(group());
  // A list and its copy look the same: a jump by one's width is not seen.
  arrive(placePx(10));
  await press("Next review");
  expect(group().scrollLeft).toBe(placePx(6));
  expect(scrollTo).toHaveBeenLastCalledWith({ left: placePx(7), behavior: "smooth" });
  fireEvent.pointerDown(group());
  arrive(placePx(1));
  await press("Previous review");
  expect(group().scrollLeft).toBe(placePx(5));
  expect(scrollTo).toHaveBeenLastCalledWith({ left: placePx(4), behavior: "smooth" });
});

test.each<[string, () => unknown]>([
  ["a button", () => press("Next review")],
  ["a touch", () => fireEvent.pointerDown(group())],
  ["an arrow key", () => fireEvent.keyDown(group(), { key: "ArrowRight" })],
  ["a sideways wheel", () => fireEvent.wheel(group(), { deltaX: 20 })],
])("it glides by itself until %s moves it", async (_, touch) => {
  render(<ReviewSlider reviews={reviews} />);
  expect(isGliding()).toBe(true);
  await touch();
  expect(isGliding()).toBe(false);
});

test("scrolling past it lets it glide on", () => {
  render(<ReviewSlider reviews={reviews} />);
  fireEvent.wheel(group(), { deltaX: 0, deltaY: 100 });
  expect(isGliding()).toBe(true);
});

test("moved by hand, it has room for a jump: one more copy, as hidden as the first", () => {
  render(<ReviewSlider reviews={reviews} />);
  fireEvent.pointerDown(group());
  const [, ...copies] = within(group()).getAllByRole("list", { hidden: true });
  expect(copies).toHaveLength(2);
  for (const copy of copies) {
    expect(copy).toHaveAttribute("aria-hidden", "true");
    expect(copy).toHaveAttribute("inert");
  }
});

test("it stops where it is: the scroller takes over at the place of the glide", () => {
  render(<ReviewSlider reviews={reviews} />);
  const track = group().firstElementChild ?? expect.fail("no track");
  vi.spyOn(track, "getBoundingClientRect").mockReturnValue(new DOMRect(-180, 0, 2600, 300));
  fireEvent.pointerDown(group());
  expect(group().scrollLeft).toBe(180);
});

test("the keyboard reaches it", async () => {
  render(<ReviewSlider reviews={reviews} />);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  expect(group()).toHaveFocus();
});
