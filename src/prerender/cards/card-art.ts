import { existsSync } from "node:fs";
import sharp from "sharp";
import { mediaPath } from "#owner/check/media-files.ts";
import { fileHash } from "#prerender/cached-file.ts";
import { cardArtBox } from "./card-layout.tsx";

/** A picture for a card. */
type CardArt = {
  /** Changes with the picture. */
  version: string;
  /** The picture in the size of the card's art, as a `data:` URL. */
  url: () => Promise<string>;
};

/** A picture of one pixel, which takes the art's place while the card is drawn. */
export const artPlaceholder =
  "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

/**
 * The art of a card: the picture in `src/data/media/`, or else the contour lines, an SVG. Undefined without
 * either. A picture on another host is left out, because the build makes no network requests.
 */
export async function findArt(
  mediaDir: string,
  picture: string | undefined,
  contour: string | undefined,
): Promise<CardArt | undefined> {
  const file = picture === undefined ? undefined : mediaPath(mediaDir, picture);
  if (file && existsSync(file)) {
    return { version: await fileHash(file), url: () => pictureUrl(file) };
  }
  return contour === undefined
    ? undefined
    : { version: contour, url: () => Promise.resolve(svgUrl(contour)) };
}

/** A picture, cropped to the box of the art. */
async function pictureUrl(file: string): Promise<string> {
  const jpeg = await sharp(file)
    .autoOrient()
    .resize(cardArtBox.width, cardArtBox.height)
    .jpeg({ quality: 95 })
    .toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString("base64")}`;
}

/** An SVG as a `data:` URL. */
export function svgUrl(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}
