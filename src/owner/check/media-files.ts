import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

/** A file in the media folder. */
export type MediaFile = {
  /** Composed: in the folder, macOS may have decomposed it. */
  name: string;
  /** Whether it opens as a picture to its end. */
  isPicture: boolean;
};

/** By path, modification time and size, because decoding is slow. */
const known = new Map<string, Promise<boolean>>();

/** The files in a media folder; empty if the folder does not exist. */
export async function readMedia(folder: string): Promise<MediaFile[]> {
  const names = await readdir(folder).catch(() => []);
  return Promise.all(
    names.map(async (name) => ({
      name: name.normalize(),
      isPicture: await isPicture(join(folder, name)),
    })),
  );
}

async function isPicture(path: string): Promise<boolean> {
  if (/\.(webm|mp4)$/i.test(path)) return false;
  // It may have been deleted meanwhile, or be a link to nowhere.
  const file = await stat(path).catch(() => undefined);
  if (!file) return false;
  const version = `${path} ${file.mtimeMs} ${file.size}`;
  const opens = known.get(version) ?? opensAsPicture(path);
  known.set(version, opens);
  return opens;
}

/** Decodes a picture completely: a truncated one still has valid metadata. */
async function opensAsPicture(path: string): Promise<boolean> {
  return sharp(path)
    .resize(16)
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    );
}
