import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import {
  type BuiltPicture,
  largeWindowWidth,
  type PictureFile,
  pictureFiles,
  viewerWidth,
} from "#domain/picture-files.ts";
import { buildFolders } from "#domain/site-files.ts";
import { cachedPath, contentHash } from "#prerender/shared/write-file.ts";

/** See `docs/decisions/2026-11-29-pictures.md`: less effort for wide files saves most of the time. */
function encodingOf({ format, width }: PictureFile, isDrawing: boolean) {
  if (format === "webp") return { quality: 70, effort: 0 };
  // Artefacts beside thin lines show on a light background.
  if (isDrawing) return { quality: 50, effort: 4, chromaSubsampling: "4:2:0" };
  if (width <= 2 * viewerWidth) return { quality: 45, effort: 2 };
  return { quality: 45, effort: width <= largeWindowWidth ? 1 : 0, chromaSubsampling: "4:2:0" };
}

/**
 * The picture that the build makes of a file whose content has this hash. Its address has no name, but changes
 * with the content and the encoder.
 */
export async function builtPicture(
  path: string,
  hash: string,
  isDrawing: boolean,
): Promise<BuiltPicture> {
  const size = await pictureSize(path);
  const encodings = pictureFiles({ base: "", ...size }).map((file) => encodingOf(file, isDrawing));
  const inputs = [hash, encodings, sharp.versions];
  return { base: builtAddress(contentHash(JSON.stringify(inputs))), ...size };
}

/** The address in the built site of a content with this hash, before the ending. */
export function builtAddress(hash: string): string {
  return `/${buildFolders.assets}/${hash.slice(0, 12)}`;
}

/** Writes the files of a built picture into the site. Each is encoded once, and then taken from the cache. */
export async function writePicture(
  path: string,
  picture: BuiltPicture,
  { isDrawing, siteDir, cacheDir }: { isDrawing: boolean; siteDir: string; cacheDir: string },
): Promise<void> {
  const write = async (file: PictureFile) => {
    const encode = () =>
      sharp(path)
        .autoOrient()
        .resize(file.width)
        .toFormat(file.format, encodingOf(file, isDrawing))
        .toBuffer();
    // The address depends on every input of the encoding.
    await copyFile(await cachedPath(cacheDir, file.address, encode), join(siteDir, file.address));
  };
  await Promise.all(pictureFiles(picture).map(write));
}

/** A picture's size in pixels, turned by its orientation tag. */
export async function pictureSize(path: string): Promise<{ width: number; height: number }> {
  const { autoOrient } = await sharp(path).metadata();
  return autoOrient;
}
