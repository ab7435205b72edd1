import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { VideoFrame } from "#shop/media/video-frame.tsx";

test("the player loads whatever a blocker answers to other requests, above a link to YouTube", () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  render(<VideoFrame youtubeId="SAMPLEvid01" title="The video" poster={{ src: "/video.webp" }} />);
  expect(screen.getByTitle("The video")).toHaveAttribute(
    "src",
    "https://www.youtube-nocookie.com/embed/SAMPLEvid01?autoplay=1",
  );
  expect(screen.getByRole("link", { name: /^Watch on YouTube/ })).toHaveAttribute(
    "href",
    "https://www.youtube.com/watch?v=SAMPLEvid01",
  );
});
