import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

/** A file of the media folder. Only a picture that opens has a width. */
export type MediaFile = {
  name: string;
  bytes: number;
  /** The content's SHA-256 in hexadecimal digits, by which sample art is known. */
  sha256: string;
  widthPx?: number;
};

/** The files that were read already, by path, time and size: decoding takes long. */
const known = new Map<string, { version: string; file: MediaFile }>();

/** The files of a media folder; none if there is no such folder. */
export async function readMedia(folder: string): Promise<MediaFile[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => !entry.isDirectory()).map(({ name }) => name);
  const files = await Promise.all(names.map((name) => readMediaFile(folder, name)));
  return files.filter((file) => file !== undefined);
}

async function readMediaFile(folder: string, name: string): Promise<MediaFile | undefined> {
  const path = join(folder, name);
  // The file may be gone since the folder was listed.
  const stats = await stat(path).catch(() => undefined);
  if (!stats) return undefined;
  const version = `${stats.mtimeMs} ${stats.size}`;
  const cached = known.get(path);
  if (cached?.version === version) return cached.file;
  const content = await readFile(path).catch(() => undefined);
  if (!content) return undefined;
  const sha256 = createHash("sha256").update(content).digest("hex");
  const isFilm = /\.(webm|mp4)$/i.test(name);
  const widthPx = isFilm ? undefined : await widthOf(content).catch(() => undefined);
  const file: MediaFile = { name, bytes: content.byteLength, sha256 };
  if (widthPx !== undefined) file.widthPx = widthPx;
  known.set(path, { version, file });
  return file;
}

/** A picture's width in pixels as it is shown. Rejects where it does not open or is cut off. */
async function widthOf(content: Buffer): Promise<number> {
  const picture = sharp(content);
  const { autoOrient } = await picture.metadata();
  // Read to its end: half a picture has a whole head.
  await picture.resize(16).raw().toBuffer();
  return autoOrient.width;
}
