import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { MediaViewer } from "#shop/product/media-viewer.tsx";
import { someMedia } from "./some-media.ts";

const main = () => screen.getByRole("button", { name: /Open full screen|Play the video/ });

test("offline, a lightbox that cannot be loaded says so, and the next press tries again", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  vi.doMock("#shop/product/lightbox.tsx", () => {
    throw new Error("offline");
  });
  render(<MediaViewer media={someMedia} />);
  await userEvent.click(main());
  expect(await screen.findByRole("alert")).toHaveTextContent("This could not be loaded.");
  vi.doUnmock("#shop/product/lightbox.tsx");
  await userEvent.click(main());
  expect(await screen.findByRole("dialog")).toBeInTheDocument();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test.each([
  [0, "Open full screen"],
  [2, "Play the video"],
])("item %i alone says %j, and has no thumbnails and no way to others", async (index, text) => {
  render(<MediaViewer media={someMedia.slice(index, index + 1)} />);
  expect(screen.queryByRole("list")).not.toBeInTheDocument();
  expect(main()).toHaveTextContent(text);
  await userEvent.click(main());
  const lightbox = within(await screen.findByRole("dialog"));
  expect(lightbox.queryByRole("button", { name: /Previous|Next/ })).not.toBeInTheDocument();
});
