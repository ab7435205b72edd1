import { existsSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

export type ArtBox = { width: number; height: number };

/**
 * A picture from `src/data/media/`, cropped to a box in pixels, as a `data:` URL. Undefined for a
 * picture on another host, because the build makes no network requests.
 */
export async function cardArt(
  mediaDir: string,
  picture: string,
  { width, height }: ArtBox,
): Promise<string | undefined> {
  const file = join(mediaDir, picture);
  if (!existsSync(file)) return undefined;
  const jpeg = await sharp(file)
    .autoOrient()
    .resize(width, height)
    .jpeg({ quality: 95 })
    .toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString("base64")}`;
}
