import type { PictureSource } from "./pictures.ts";

/**
 * The pictures of cards and hero, by path. Here it is every picture of the media folder; the built site
 * has only those (src/prerender/first-load-data-plugin.ts).
 */
export const firstLoadPictures = import.meta.glob<PictureSource>(
  "#data/media/*.{png,jpg,jpeg,webp,avif}",
  { eager: true, import: "default", query: "?picture" },
);
