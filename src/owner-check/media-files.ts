import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

/** A file in the media folder. Only readable pictures have a width. */
export type MediaFile = {
  name: string;
  bytes: number;
  /** The content's SHA-256 in hex, which identifies sample art. */
  sha256: string;
  widthPx?: number;
};

/** A cache by path, because decoding is slow. `version` is the modification time and size. */
const cache = new Map<string, { version: string; file: MediaFile }>();

/** The files in a media folder; empty if the folder does not exist. */
export async function readMedia(folder: string): Promise<MediaFile[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => !entry.isDirectory()).map(({ name }) => name);
  const files = await Promise.all(names.map((name) => readMediaFile(folder, name)));
  return files.filter((file) => file !== undefined);
}

async function readMediaFile(folder: string, name: string): Promise<MediaFile | undefined> {
  const path = join(folder, name);
  // The file may have been deleted since the folder was listed.
  const stats = await stat(path).catch(() => undefined);
  if (!stats) return undefined;
  const version = `${stats.mtimeMs} ${stats.size}`;
  const cached = cache.get(path);
  if (cached?.version === version) return cached.file;
  const content = await readFile(path).catch(() => undefined);
  if (!content) return undefined;
  const sha256 = createHash("sha256").update(content).digest("hex");
  const isFilm = /\.(webm|mp4)$/i.test(name);
  const widthPx = isFilm ? undefined : await widthOf(content).catch(() => undefined);
  const file: MediaFile = { name, bytes: content.byteLength, sha256 };
  if (widthPx !== undefined) file.widthPx = widthPx;
  cache.set(path, { version, file });
  return file;
}

/** A picture's displayed width in pixels. Rejects if the picture is unreadable or truncated. */
async function widthOf(content: Buffer): Promise<number> {
  const picture = sharp(content);
  const { autoOrient } = await picture.metadata();
  // Decode it completely: a truncated picture still has valid metadata.
  await picture.resize(16).raw().toBuffer();
  return autoOrient.width;
}
