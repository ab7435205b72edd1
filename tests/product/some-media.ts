import type { MediaData } from "#domain/page-data.ts";

/** Two pictures and a video. */
export const someMedia: MediaData[] = [
  { alt: "First picture.", picture: { src: "/first.webp" } },
  { alt: "Second picture.", caption: "Second picture.", picture: { src: "/second.webp" } },
  { alt: "The film.", picture: { src: "/film.webp" }, youtubeId: "SAMPLEvid01" },
];
