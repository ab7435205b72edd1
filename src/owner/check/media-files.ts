import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

/** A file in the media folder. */
export type MediaFile = {
  /** Composed: in the folder, macOS may have decomposed it. */
  name: string;
  /** The height of a picture that opens to its end; undefined for other files. */
  heightPx: number | undefined;
};

/** By path, modification time and size, because decoding is slow. */
const known = new Map<string, Promise<number | undefined>>();

/** The files in a media folder; empty if the folder does not exist. */
export async function readMedia(folder: string): Promise<MediaFile[]> {
  const names = await readdir(folder).catch(() => []);
  return Promise.all(
    names.map(async (name) => ({
      name: name.normalize(),
      heightPx: await pictureHeightPx(join(folder, name)),
    })),
  );
}

async function pictureHeightPx(path: string): Promise<number | undefined> {
  if (/\.(webm|mp4)$/i.test(path)) return undefined;
  // It may have been deleted meanwhile, or be a link to nowhere.
  const file = await stat(path).catch(() => undefined);
  if (!file) return undefined;
  const version = `${path} ${file.mtimeMs} ${file.size}`;
  const heightPx = known.get(version) ?? decodedHeightPx(path);
  known.set(version, heightPx);
  return heightPx;
}

/** Decodes a picture completely: a truncated one still has valid metadata. */
async function decodedHeightPx(path: string): Promise<number | undefined> {
  const picture = sharp(path);
  try {
    await picture.clone().resize(16, 16).raw().toBuffer();
    return (await picture.metadata()).autoOrient.height;
  } catch {
    // Whatever is wrong with it, the check says that it does not open.
    return undefined;
  }
}
