import { Component } from "react";
import { prefersReducedMotion } from "#ui/reduced-motion.ts";

/** A product's picture in view: in the product's card, or on its own screen. */
type PicturePlace = { path: string; picture: HTMLElement; rect: DOMRect };

const durationMs = 200;

/** Where the pictures of the products with these paths are in view. Empty with reduced motion. */
export function picturePlaces(paths: readonly string[]): PicturePlace[] {
  if (prefersReducedMotion()) return [];
  const pictures = document.querySelectorAll<HTMLElement>("main [data-picture-of]");
  return [...pictures].flatMap((picture) => {
    const path = picture.dataset["pictureOf"];
    if (path === undefined || !paths.includes(path)) return [];
    const rect = picture.getBoundingClientRect();
    return rect.bottom > 0 && rect.top < window.innerHeight ? [{ path, picture, rect }] : [];
  });
}

/** Animates each picture from its place on the last screen to its place on this one (FLIP). */
export function animateSharedPictures(lastPlaces: readonly PicturePlace[]): void {
  const places = picturePlaces(lastPlaces.map(({ path }) => path));
  for (const { path, picture, rect: to } of places) {
    const last = lastPlaces.find((place) => place.path === path);
    if (!last || last.picture === picture) continue;
    const { rect: from } = last;
    const x = from.x + from.width / 2 - (to.x + to.width / 2);
    const y = from.y + from.height / 2 - (to.y + to.height / 2);
    const transform = `translate(${x}px, ${y}px) scale(${from.width / to.width})`;
    picture.animate([{ transform }, { transform: "none" }], {
      duration: durationMs,
      easing: "ease-out",
    });
  }
}

type SharedPictureTransitionProps = { pathname: string };

/**
 * Animates the pictures that two screens share when React renders the next one. Comes after the
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
    animateSharedPictures(places);
  }

  override render() {
    return null;
  }
}
