import type { ViewedMedia } from "#media/viewed-media.ts";

const bothSizes = (src: string) => ({
  picture: { src },
  thumbnail: { src },
});

/** Two pictures and a video. */
export const someMedia: ViewedMedia[] = [
  { alt: "First picture.", ...bothSizes("/first.webp") },
  { alt: "Second picture.", ...bothSizes("/second.webp") },
  {
    alt: "The film.",
    ...bothSizes("/film.webp"),
    youtubeId: "SAMPLEvid01",
  },
];
