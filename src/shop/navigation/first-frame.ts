import { isMotionPaused } from "#shop/ui/motion.ts";

// What the first frame of a prepared screen needs, before React renders it.

/** Elements within a part of a screen that can be below the fold. */
const belowFold = ".below-fold";
/** The attribute of an element whose content is not in the first frame (instant-navigation.css). */
const skipped = "data-skipped";

/**
 * Scrolls to a position on a screen that React still hides, and shows the screen down to the lower edge
 * of the window. This takes half as long as showing the whole screen.
 */
export function showFirstFrame(screen: HTMLElement, scrollYPx: number): void {
  const isInWindow = (yPx: number) => yPx + window.scrollY < scrollYPx + window.innerHeight;
  const elements = screen.querySelectorAll(belowFold);
  for (const element of elements) element.setAttribute(skipped, "");
  for (const part of screen.children) {
    // React hides a hidden Activity with this style on each of its parts, and has no API that shows it
    // without rendering. React removes the style as well when it renders the navigation.
    if (part instanceof HTMLElement) part.style.removeProperty("display");
    if (!isInWindow(part.getBoundingClientRect().bottom)) break;
  }
  for (const element of elements) {
    if (isInWindow(element.getBoundingClientRect().top)) element.removeAttribute(skipped);
  }
  window.scrollTo(0, scrollYPx);
}

/** Shows the elements that `showFirstFrame` has skipped. React shows the other parts of the screen itself. */
export function showBelowFold(screen: HTMLElement): void {
  for (const element of screen.querySelectorAll(belowFold)) element.removeAttribute(skipped);
}

/** A product's picture in view: in the product's card, or on its own screen. */
type PicturePlace = { path: string; picture: HTMLElement; rect: DOMRect };

const durationMs = 200;

/** Where the pictures of the products with these paths are in view. */
export function picturePlaces(paths: readonly string[]): PicturePlace[] {
  const pictures = document.querySelectorAll<HTMLElement>("main [data-picture-of]");
  return [...pictures].flatMap((picture) => {
    const path = picture.dataset["pictureOf"];
    if (path === undefined || !paths.includes(path) || !isInView(picture)) return [];
    return [{ path, picture, rect: picture.getBoundingClientRect() }];
  });
}

/**
 * Animates each picture from its place on the last screen to its place on this one (FLIP), unless motion
 * is paused.
 */
export function movePictures(lastPlaces: readonly PicturePlace[]): void {
  if (isMotionPaused()) return;
  for (const { path, picture, rect: to } of picturePlaces(lastPlaces.map((place) => place.path))) {
    const from = lastPlaces.find((place) => place.path === path)?.rect;
    if (!from) continue;
    const x = from.x + from.width / 2 - (to.x + to.width / 2);
    const y = from.y + from.height / 2 - (to.y + to.height / 2);
    const transform = `translate(${x}px, ${y}px) scale(${from.width / to.width})`;
    // The z-index keeps it above the other cards.
    picture.animate(
      { transform: [transform, "none"], zIndex: [1, 1] },
      { duration: durationMs, easing: "ease-out" },
    );
  }
}

/**
 * Makes the browser decode the pictures in view before it paints a screen. By default, even cached
 * pictures appear some frames later.
 */
export function decodePicturesInView(screen: HTMLElement): void {
  for (const image of screen.querySelectorAll("img")) {
    if (!isInView(image)) continue;
    image.decoding = "sync";
    image.loading = "eager";
  }
}

function isInView(element: HTMLElement): boolean {
  // The catalogue can have many hidden cards: skip them without measuring them.
  if (element.closest("[hidden]")) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
