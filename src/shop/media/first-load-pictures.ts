/**
 * All pictures, by path or file name; pictures.ts gives them their type. In the browser's bundle,
 * src/prerender/first-load-data-plugin.ts replaces this module with the pictures of cards and hero.
 */
export const firstLoadPictures: Record<string, unknown> = import.meta.glob(
  "#data/media/*.{png,jpg,jpeg,webp,avif}",
  { eager: true, import: "default", query: "?picture" },
);
