import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { MediaViewer } from "#media/media-viewer.tsx";
// Loaded in advance, so that no test waits for it.
import "#media/lightbox.tsx";
import { someMedia } from "./some-media.ts";

const main = () => screen.getByRole("button", { name: /Open full screen|Play the video/ });

const hasPlayOverlay = (element: HTMLElement) =>
  element.querySelector('[data-overlay="play"]') !== null;
const thumbnail = (name: string) =>
  within(screen.getByRole("list", { name: "Pictures and videos" })).getByRole("button", { name });

test("a press on the selected item opens the lightbox at that item", async () => {
  render(<MediaViewer pictureOf="/product/some" media={someMedia} />);
  await userEvent.click(thumbnail("Picture 2 of 3"));
  await userEvent.click(main());
  const lightbox = within(await screen.findByRole("dialog", { name: "Pictures and videos" }));
  expect(lightbox.getByRole("img", { name: "Second picture." })).toBeInTheDocument();
  expect(lightbox.getByRole("status")).toHaveTextContent("Picture 2 of 3");
});

test("a selected video has a play overlay, and no player before the press", async () => {
  render(<MediaViewer pictureOf="/product/some" media={someMedia} />);
  expect(hasPlayOverlay(main())).toBe(false);
  await userEvent.click(thumbnail("Video 3 of 3"));
  expect(hasPlayOverlay(main())).toBe(true);
  expect(main()).toHaveAccessibleName(/Play the video$/);
  expect(document.querySelector("iframe")).not.toBeInTheDocument();
});

test("a single item has no thumbnails", () => {
  render(<MediaViewer pictureOf="/product/some" media={someMedia.slice(0, 1)} />);
  expect(screen.queryByRole("list")).not.toBeInTheDocument();
  expect(main()).toBeVisible();
});

test("without media nothing is shown", () => {
  const { container } = render(<MediaViewer pictureOf="/product/some" media={[]} />);
  expect(container).toBeEmptyDOMElement();
});
