import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { dataFolder } from "./data-folder.ts";
import type { MediaFile } from "./facts.ts";

/** The files of `src/data/media/` with their sizes; none if there is no such folder. */
export async function readMedia(projectFolder: string): Promise<MediaFile[]> {
  const folder = join(projectFolder, dataFolder, "media");
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => !entry.isDirectory()).map(({ name }) => name);
  const files = await Promise.all(names.map((name) => readMediaFile(folder, name)));
  return files.filter((file) => file !== undefined);
}

async function readMediaFile(folder: string, name: string): Promise<MediaFile | undefined> {
  const content = await readFile(join(folder, name)).catch(() => undefined);
  if (!content) return undefined;
  const sha256 = createHash("sha256").update(content).digest("hex");
  const file = { name, bytes: content.byteLength, sha256 };
  if (/\.(webm|mp4)$/i.test(name)) return file;
  const widthPx = await widthOf(content).catch(() => undefined);
  return widthPx === undefined ? file : { ...file, widthPx };
}

/** A picture's width in pixels as it is shown. Rejects where it does not open, or is not there to its end. */
async function widthOf(content: Buffer): Promise<number> {
  const picture = sharp(content);
  const { autoOrient } = await picture.metadata();
  // Read to its end: half a picture has a whole head.
  await picture.resize(16).raw().toBuffer();
  return autoOrient.width;
}
