import { render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { VideoFrame } from "#shop/media/video-frame.tsx";

const poster = { src: "/film.webp" };
const answer = vi.fn<typeof fetch>();

beforeEach(() => {
  answer.mockReset();
  vi.stubGlobal("fetch", answer);
});

const renderFrame = () =>
  render(<VideoFrame youtubeId="SAMPLEvid01" title="The film" poster={poster} />);

test("the player shows once YouTube has answered", async () => {
  answer.mockResolvedValue(new Response(null, { status: 204 }));
  renderFrame();
  expect(screen.getByTitle("The film")).toHaveClass("opacity-0");
  await vi.waitFor(() => {
    expect(screen.getByTitle("The film")).not.toHaveClass("opacity-0");
  });
  expect(answer.mock.calls[0]?.[0]).toMatch(/^https:\/\/www\.youtube-nocookie\.com\//);
});

test("without YouTube there is the poster, a message and a link instead of the player", async () => {
  answer.mockRejectedValue(new TypeError("Failed to fetch"));
  const { container } = renderFrame();
  expect(await screen.findByText("The player could not be loaded.")).toBeVisible();
  expect(screen.queryByTitle("The film")).not.toBeInTheDocument();
  expect(container.querySelector("img")).toHaveAttribute("src", "/film.webp");
  expect(screen.getByRole("link", { name: /^Watch on YouTube/ })).toHaveAttribute(
    "href",
    "https://www.youtube.com/watch?v=SAMPLEvid01",
  );
});
