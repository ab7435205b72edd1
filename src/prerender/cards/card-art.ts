import { existsSync } from "node:fs";
import sharp from "sharp";
import { contourPath, contourScales } from "./contour-path.ts";
import { mediaPath } from "#owner-check/media-files.ts";
import type { ThemeColours } from "#owner-check/theme-colours.ts";

type ArtBox = { width: number; height: number };

/**
 * A picture from `src/data/media/`, cropped to a box in pixels, as a `data:` URL. Undefined for a
 * picture on another host, because the build makes no network requests.
 */
export async function cardArt(
  mediaDir: string,
  picture: string,
  { width, height }: ArtBox,
): Promise<string | undefined> {
  const file = mediaPath(mediaDir, picture);
  if (!existsSync(file)) return undefined;
  const jpeg = await sharp(file)
    .autoOrient()
    .resize(width, height)
    .jpeg({ quality: 95 })
    .toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString("base64")}`;
}

/** Contour lines generated from the product's id, used when it has no picture. */
export function contourArt(id: string, { width, height }: ArtBox, { paper }: ThemeColours): string {
  const path = contourPath(id);
  const rings = contourScales.map(
    (scale) => `<path d="${path}" transform="scale(${scale})" stroke-width="${0.45 / scale}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="-110 -68 200 150"><g fill="none" stroke="${paper}" stroke-opacity="0.4">${rings.join("")}</g></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}
