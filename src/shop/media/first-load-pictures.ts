import type { PictureSource } from "./pictures.ts";

/**
 * All pictures, by path. In the browser's bundle, src/prerender/first-load-data-plugin.ts replaces
 * this module with the pictures of cards and hero.
 */
export const firstLoadPictures = import.meta.glob<PictureSource>(
  "#data/media/*.{png,jpg,jpeg,webp,avif}",
  { eager: true, import: "default", query: "?picture" },
);
