import { readdir } from "node:fs/promises";
import { extname, join } from "node:path";
import type { MediaKind } from "#domain/fields.ts";

/** The endings of file names. Those of pictures are the formats that the build re-encodes. */
export const mediaEndings: Record<MediaKind, readonly string[]> = {
  picture: [".png", ".jpg", ".jpeg", ".webp", ".avif"],
  film: [".webm", ".mp4"],
  mark: [".svg"],
  font: [".woff2", ".woff", ".ttf", ".otf"],
};

/** The kind of a file by the ending of its name, in any case. */
export function mediaKind(name: string): MediaKind | undefined {
  const kinds = Object.keys(mediaEndings) as MediaKind[];
  return kinds.find((kind) => mediaEndings[kind].includes(extname(name).toLowerCase()));
}

/** A file in the media folder. Its kind is undefined if the shop cannot use it. */
export type MediaEntry = { path: string; kind: MediaKind | undefined };

/**
 * Reads the files of the media folder by name, or none if there is no folder. Names are composed, like the texts of
 * the data: macOS writes an accented letter as two characters. Hidden files do not count: beside a copied "radar.png",
 * macOS leaves a "._radar.png", which is no picture.
 */
export async function readMediaFolder(folder: string): Promise<Map<string, MediaEntry>> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => !entry.isDirectory() && !entry.name.startsWith("."));
  return new Map(
    files.map(({ name }) => [
      name.normalize(),
      { path: join(folder, name), kind: mediaKind(name) },
    ]),
  );
}
