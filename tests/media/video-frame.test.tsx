import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { VideoFrame } from "#shop/media/video-frame.tsx";

test("without YouTube there is the poster, a message and a link instead of the player", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const { container } = render(
    <VideoFrame youtubeId="SAMPLEvid01" title="The film" poster={{ src: "/film.webp" }} />,
  );
  expect(await screen.findByText("The player could not be loaded.")).toBeVisible();
  expect(screen.queryByTitle("The film")).not.toBeInTheDocument();
  expect(container.querySelector("img")).toHaveAttribute("src", "/film.webp");
  expect(screen.getByRole("link", { name: /^Watch on YouTube/ })).toHaveAttribute(
    "href",
    "https://www.youtube.com/watch?v=SAMPLEvid01",
  );
});
