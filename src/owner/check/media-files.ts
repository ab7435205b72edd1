import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

/** A file in the media folder. Only readable pictures have a width. */
export type MediaFile = {
  /** Composed: in the folder, macOS may have decomposed it. */
  name: string;
  bytes: number;
  /** The content's SHA-256 in hex, which identifies sample art. */
  sha256: string;
  widthPx?: number;
  /** The text of an SVG file. */
  svg?: string;
};

// Enough to keep a few processors busy. All at once, large pictures would fill the memory.
const filesAtATime = 4;

/** A cache by path, modification time and size, because decoding is slow. */
const cache = new Map<string, MediaFile>();

/** The path of a file in a media folder. A file from macOS may have a decomposed name. */
export function mediaPath(folder: string, name: string): string {
  const paths = [name, name.normalize("NFD"), name.normalize("NFC")].map((one) =>
    join(folder, one),
  );
  return paths.find((path) => existsSync(path)) ?? join(folder, name);
}

/** The files in a media folder; empty if the folder does not exist. */
export async function readMedia(folder: string): Promise<MediaFile[]> {
  const names: string[] = await readdir(folder).catch(() => []);
  const files: (MediaFile | undefined)[] = [];
  const waiting = names.entries();
  const readNext = async () => {
    for (const [index, name] of waiting) {
      // Skips folders, and files that were deleted since the folder was listed.
      files[index] = await readMediaFile(folder, name).catch(() => undefined);
    }
  };
  await Promise.all(Array.from({ length: filesAtATime }, readNext));
  return files.filter((file) => file !== undefined);
}

async function readMediaFile(folder: string, name: string): Promise<MediaFile> {
  const path = join(folder, name);
  const { mtimeMs, size } = await stat(path);
  const version = `${path} ${mtimeMs} ${size}`;
  const cached = cache.get(version);
  if (cached) return cached;
  const content = await readFile(path);
  const sha256 = createHash("sha256").update(content).digest("hex");
  const widthPx = /\.(webm|mp4)$/i.test(name)
    ? undefined
    : await widthOf(content).catch(() => undefined);
  const svg = name.endsWith(".svg") ? content.toString("utf8") : undefined;
  const file: MediaFile = {
    name: name.normalize(),
    bytes: size,
    sha256,
    ...(widthPx !== undefined && { widthPx }),
    ...(svg !== undefined && { svg }),
  };
  cache.set(version, file);
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
