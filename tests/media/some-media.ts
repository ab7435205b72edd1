import type { ViewedMedia } from "#media/viewed-media.ts";

/** Two pictures and a video. */
export const someMedia: ViewedMedia[] = [
  { alt: "First picture.", picture: { src: "/first.webp", sources: [] } },
  { alt: "Second picture.", picture: { src: "/second.webp", sources: [] } },
  {
    alt: "The film.",
    picture: { src: "/film.webp", sources: [] },
    youtubeId: "SAMPLEvid01",
  },
];
