import type { ViewedMedia } from "#shop/media/viewed-media.ts";

/** The viewer's picture and the thumbnail of a picture on another host. */
export const bothSizes = (src: string) => ({
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
