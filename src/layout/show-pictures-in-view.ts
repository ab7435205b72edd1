import { isInView } from "./is-in-view.ts";

/**
 * Loads and decodes the lazy pictures in view for the first paint of a screen that the visitor has
 * seen before. Their files are in the cache. By default they appear some frames later.
 */
export function showPicturesInView(screen: HTMLElement): void {
  for (const image of screen.querySelectorAll<HTMLImageElement>("img[loading=lazy]")) {
    if (!isInView(image)) continue;
    image.decoding = "sync";
    image.loading = "eager";
  }
}
