import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { MediaViewer } from "#shop/media/media-viewer.tsx";
import { someMedia } from "./some-media.ts";

const main = () => screen.getByRole("button", { name: /Open full screen|Play the video/ });

test("a single item has no thumbnails", () => {
  render(<MediaViewer media={someMedia.slice(0, 1)} />);
  expect(screen.queryByRole("list")).not.toBeInTheDocument();
  expect(main()).toBeVisible();
});

test("without media nothing is shown", () => {
  const { container } = render(<MediaViewer media={[]} />);
  expect(container).toBeEmptyDOMElement();
});
