import { Component } from "react";
import { prefersReducedMotion } from "#ui/reduced-motion.ts";
import { isInView } from "./is-in-view.ts";

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
 * Moves each picture from its place on the last screen to its place on this one (FLIP), or shows it
 * there at once if the visitor prefers reduced motion.
 */
export function moveSharedPictures(lastPlaces: readonly PicturePlace[]): void {
  const places = picturePlaces(lastPlaces.map(({ path }) => path));
  for (const { path, picture, rect: to } of places) {
    const last = lastPlaces.find((place) => place.path === path);
    if (!last || last.picture === picture) continue;
    showLastFile(last.picture, picture);
    if (prefersReducedMotion()) continue;
    const { rect: from } = last;
    const x = from.x + from.width / 2 - (to.x + to.width / 2);
    const y = from.y + from.height / 2 - (to.y + to.height / 2);
    const transform = `translate(${x}px, ${y}px) scale(${from.width / to.width})`;
    // The index keeps it above the screen's other cards.
    picture.animate(
      { transform: [transform, "none"], zIndex: [1, 1] },
      { duration: durationMs, easing: "ease-out" },
    );
  }
}

/** Shows the file of the last screen until the larger or smaller one of this screen is decoded. */
function showLastFile(last: HTMLElement, picture: HTMLElement): void {
  const lastImage = last.querySelector("img");
  const image = picture.querySelector("img");
  // The visitor may have selected another picture of the product.
  if (!image || !lastImage?.currentSrc || lastImage.src !== image.src) return;
  if (lastImage.currentSrc === image.currentSrc) return;
  picture.style.background = `url("${lastImage.currentSrc}") center / cover`;
  const showOwnFile = () => {
    picture.style.background = "";
  };
  image.decode().then(showOwnFile, showOwnFile);
}

type SharedPictureTransitionProps = { pathname: string };

/**
 * Moves the pictures that two screens share when React renders the next one. Comes after the
 * router's scroll restoration. A class, because only `getSnapshotBeforeUpdate` still sees the last screen.
 */
export class SharedPictureTransition extends Component<SharedPictureTransitionProps> {
  override getSnapshotBeforeUpdate({ pathname }: SharedPictureTransitionProps): PicturePlace[] {
    return pathname === this.props.pathname ? [] : picturePlaces([pathname, this.props.pathname]);
  }

  override componentDidUpdate(
    _props: SharedPictureTransitionProps,
    _state: unknown,
    places: PicturePlace[],
  ) {
    moveSharedPictures(places);
  }

  override render() {
    return null;
  }
}
