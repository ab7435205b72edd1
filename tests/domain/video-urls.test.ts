import { expect, test } from "vitest";
import { videoEmbedUrl } from "#domain/video-urls.ts";

test("a video plays automatically in the player without cookies", () => {
  expect(videoEmbedUrl("SAMPLEvid01")).toBe(
    "https://www.youtube-nocookie.com/embed/SAMPLEvid01?autoplay=1",
  );
});
