import { existsSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

/** A file in the media folder. */
export type MediaFile = {
  /** Composed: in the folder, macOS may have decomposed it. */
  name: string;
  /** The displayed width. Undefined for what is no picture, or a damaged one. */
  widthPx?: number | undefined;
};

/** Widths by path, modification time and size, because decoding is slow. */
const widths = new Map<string, Promise<number | undefined>>();

/** The path of a file in a media folder. A file from macOS may have a decomposed name. */
export function mediaPath(folder: string, name: string): string {
  const paths = [name, name.normalize("NFD"), name.normalize("NFC")].map((one) =>
    join(folder, one),
  );
  return paths.find((path) => existsSync(path)) ?? join(folder, name);
}

/** The files in a media folder; empty if the folder does not exist. */
export async function readMedia(folder: string): Promise<MediaFile[]> {
  const names = await readdir(folder).catch(() => []);
  return Promise.all(
    names.map(async (name) => ({
      name: name.normalize(),
      widthPx: await widthOf(join(folder, name)).catch(() => undefined),
    })),
  );
}

async function widthOf(path: string): Promise<number | undefined> {
  if (/\.(webm|mp4)$/i.test(path)) return undefined;
  const { mtimeMs, size } = await stat(path);
  const version = `${path} ${mtimeMs} ${size}`;
  const width = widths.get(version) ?? decodedWidth(path);
  widths.set(version, width);
  return width;
}

/** A picture's displayed width in pixels. Rejects if the picture is unreadable or truncated. */
async function decodedWidth(path: string): Promise<number> {
  const picture = sharp(path);
  const { autoOrient } = await picture.metadata();
  // Decode it completely: a truncated picture still has valid metadata.
  await picture.resize(16).raw().toBuffer();
  return autoOrient.width;
}
