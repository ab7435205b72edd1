import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { Lightbox } from "#shop/product/lightbox.tsx";
import { someMedia } from "./some-media.ts";

function Page({ startIndex }: { startIndex: number }) {
  const [isOpen, setIsOpen] = useState(false);
  const [index, setIndex] = useState(startIndex);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Open</button>
      <Lightbox
        isOpen={isOpen}
        media={someMedia}
        index={index}
        onSelect={setIndex}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}

async function open(startIndex = 0) {
  render(<Page startIndex={startIndex} />);
  await press("Open");
}

const dialog = () => screen.getByRole("dialog", { name: "Pictures and videos" });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const image = () => within(dialog()).getByRole("img");
const player = () => within(dialog()).queryByTitle("Video player");
const zoomButton = () => within(dialog()).queryByRole("button", { name: "Zoom" });
/** The position of the shown item, as it is announced. */
const shown = () => within(dialog()).getByText(/ of 3/).textContent.split(":")[0];

type Place = { x: number; y: number };

function swipe(from: Place, to: Place, pointerType = "touch") {
  const at = ({ x, y }: Place) => ({ clientX: x, clientY: y, pointerType });
  fireEvent.pointerDown(image(), at(from));
  fireEvent.pointerMove(image(), at(to));
  fireEvent.pointerUp(image(), at(to));
}

test("a swipe changes the item; a short move, one rather downwards, a mouse that drags, and a page zoomed by a pinch do not", async () => {
  const viewport = Object.assign(new EventTarget(), { scale: 1 });
  vi.stubGlobal("visualViewport", viewport);
  await open();
  swipe({ x: 300, y: 100 }, { x: 260, y: 100 });
  swipe({ x: 300, y: 100 }, { x: 240, y: 300 });
  swipe({ x: 300, y: 100 }, { x: 100, y: 100 }, "mouse");
  expect(shown()).toBe("Picture 1 of 3");
  swipe({ x: 300, y: 100 }, { x: 100, y: 100 });
  expect(shown()).toBe("Picture 2 of 3");
  expect(within(dialog()).getByText("2 / 3")).toBeInTheDocument();
  expect(within(dialog()).getByText("Second picture.")).toBeInTheDocument();
  act(() => {
    viewport.scale = 2.5;
    viewport.dispatchEvent(new Event("resize"));
  });
  swipe({ x: 300, y: 100 }, { x: 100, y: 100 });
  expect(shown()).toBe("Picture 2 of 3");
});

test("Alt and an arrow key are left to the browser, which goes back, also while zoomed", async () => {
  await open(1);
  for (const _ of ["shown whole", "zoomed"]) {
    expect(fireEvent.keyDown(dialog(), { key: "ArrowLeft", altKey: true })).toBe(true);
    expect(shown()).toBe("Picture 2 of 3");
    await press("Zoom");
  }
});

test("a held zoom is panned by the arrow keys up to the edges, and ends with a press or the next item", async () => {
  await open();
  await press("Zoom");
  expect(image()).toHaveStyle({ transform: "scale(1.5)" });
  await userEvent.keyboard("{ArrowLeft>6/}{ArrowDown>6/}");
  expect(image()).toHaveStyle({ transformOrigin: "0% 100%" });
  await userEvent.keyboard("{ArrowRight>9/}{ArrowUp>9/}");
  expect(image()).toHaveStyle({ transformOrigin: "100% 0%" });
  expect(shown()).toBe("Picture 1 of 3");
  await press("Zoom");
  expect(image()).toHaveStyle({ transform: "none" });
  await press("Zoom");
  expect(image()).toHaveStyle({ transform: "scale(1.5)", transformOrigin: "50% 50%" });
  await press("Next");
  expect(image()).toHaveStyle({ transform: "none" });
  expect(zoomButton()).toHaveAttribute("aria-pressed", "false");
});

test("a video is announced by its text, has no zoom, and its player is removed with the next item", async () => {
  await open(2);
  expect(within(dialog()).getByText("Video 3 of 3: The film.")).toBeInTheDocument();
  expect(zoomButton()).not.toBeInTheDocument();
  expect(player()).toBeInTheDocument();
  await press("Next");
  expect(player()).not.toBeInTheDocument();
  expect(zoomButton()).toBeInTheDocument();
});
