import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MotionGlobalConfig } from "framer-motion";
import { beforeAll, expect, test } from "vitest";
import { MediaViewer } from "#media/media-viewer.tsx";
import { someMedia } from "./some-media.ts";

beforeAll(async () => {
  MotionGlobalConfig.skipAnimations = true;
  await import("#media/lightbox.tsx");
});

const main = () => screen.getByRole("button", { name: /Open full screen|Play the video/ });
const thumbnails = () => within(screen.getByRole("list")).getAllByRole("button");
const thumbnail = (name: string | RegExp) =>
  within(screen.getByRole("list")).getByRole("button", { name });
// jsdom leaves out the space between the two.
const film = /^The film\. ?\(video\)$/;
const hasPlayOverlay = (element: HTMLElement) =>
  element.querySelector('[data-overlay="play"]') !== null;

test("the first item stands large, and each has a thumbnail", () => {
  render(<MediaViewer media={someMedia} />);
  expect(within(main()).getByRole("img", { name: "First picture." })).toBeVisible();
  expect(thumbnails()).toHaveLength(3);
  expect(thumbnail("First picture.")).toHaveAttribute("aria-pressed", "true");
});

test("a press on a thumbnail brings its item up", async () => {
  render(<MediaViewer media={someMedia} />);
  await userEvent.click(thumbnail("Second picture."));
  expect(within(main()).getByRole("img", { name: "Second picture." })).toBeVisible();
  expect(thumbnail("Second picture.")).toHaveAttribute("aria-pressed", "true");
  expect(thumbnail("First picture.")).toHaveAttribute("aria-pressed", "false");
});

test("a video's thumbnail has a play overlay and says that it is a video; pictures have none", () => {
  render(<MediaViewer media={someMedia} />);
  expect(thumbnails().map(hasPlayOverlay)).toEqual([false, false, true]);
  expect(thumbnail(film)).toBeVisible();
});

test("a video large has a play overlay, and no player before the press", async () => {
  render(<MediaViewer media={someMedia} />);
  expect(hasPlayOverlay(main())).toBe(false);
  await userEvent.click(thumbnail(film));
  expect(hasPlayOverlay(main())).toBe(true);
  expect(main()).toHaveAccessibleName(/Play the video$/);
  expect(document.querySelector("iframe")).not.toBeInTheDocument();
});

test("a press on the large item opens the lightbox at that item", async () => {
  render(<MediaViewer media={someMedia} />);
  await userEvent.click(thumbnail("Second picture."));
  await userEvent.click(main());
  const lightbox = within(await screen.findByRole("dialog", { name: "Pictures and videos" }));
  expect(lightbox.getByRole("img", { name: "Second picture." })).toBeInTheDocument();
  expect(lightbox.getByRole("status")).toHaveTextContent("2 / 3");
});

test("what the lightbox moved on to stands large when it closes", async () => {
  render(<MediaViewer media={someMedia} />);
  await userEvent.click(main());
  await userEvent.click(await screen.findByRole("button", { name: "Next" }));
  await userEvent.keyboard("{Escape}");
  expect(thumbnail("Second picture.")).toHaveAttribute("aria-pressed", "true");
  expect(main()).toHaveFocus();
});

test("one item needs no thumbnail", () => {
  render(<MediaViewer media={someMedia.slice(0, 1)} />);
  expect(screen.queryByRole("list")).not.toBeInTheDocument();
  expect(main()).toBeVisible();
});

test("without media there is nothing to show", () => {
  const { container } = render(<MediaViewer media={[]} />);
  expect(container).toBeEmptyDOMElement();
});
