import type { PictureSource } from "./pictures.ts";

/**
 * The pictures of cards and hero, by path. In development, all pictures: the build replaces this module
 * (src/prerender/first-load-data-plugin.ts).
 */
export const firstLoadPictures = import.meta.glob<PictureSource>(
  "#data/media/*.{png,jpg,jpeg,webp,avif}",
  { eager: true, import: "default", query: "?picture" },
);
