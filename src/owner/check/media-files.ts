import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

/** The endings of file names. Those of pictures are the formats that the build encodes again. */
export const mediaEndings = {
  picture: [".png", ".jpg", ".jpeg", ".webp", ".avif"],
  film: [".webm", ".mp4"],
  mark: [".svg"],
};
export type MediaKind = keyof typeof mediaEndings;

/** Whether a file's name ends as those of a kind do. */
export function isNamed(name: string, kind: MediaKind): boolean {
  return mediaEndings[kind].some((ending) => name.endsWith(ending));
}

export type MediaFile = {
  /** Composed: in the folder, macOS may have decomposed it. */
  name: string;
  /** Of a picture that opens to its end; undefined for other files. */
  picture: Picture | undefined;
};

/** A picture's size, upright, and how many frames it shows one after another. */
type Picture = { widthPx: number; heightPx: number; frames: number };

/** By path, modification time and size, because decoding is slow. */
const known = new Map<string, Promise<Picture | undefined>>();

/** The files in a media folder; empty if the folder does not exist. */
export async function readMedia(folder: string): Promise<MediaFile[]> {
  const names = await readdir(folder).catch(() => []);
  return Promise.all(
    names.map(async (name) => ({
      name: name.normalize(),
      picture: await readPicture(join(folder, name)),
    })),
  );
}

async function readPicture(path: string): Promise<Picture | undefined> {
  if (isNamed(path.toLowerCase(), "film")) return undefined;
  // It may have been deleted meanwhile, or be a link to nowhere.
  const file = await stat(path).catch(() => undefined);
  if (!file) return undefined;
  const version = `${path} ${file.mtimeMs} ${file.size}`;
  const picture = known.get(version) ?? decodedPicture(path);
  known.set(version, picture);
  return picture;
}

/** Decodes a picture completely: a truncated one still has valid metadata. */
async function decodedPicture(path: string): Promise<Picture | undefined> {
  const picture = sharp(path);
  try {
    await picture.clone().resize(16, 16).raw().toBuffer();
    const { autoOrient, format, pages = 1 } = await picture.metadata();
    const frames = format === "png" ? framesOfPng(await readFile(path)) : pages;
    return { widthPx: autoOrient.width, heightPx: autoOrient.height, frames };
  } catch {
    // Whatever is wrong with it, the check says that it does not open.
    return undefined;
  }
}

/** An animated PNG has the number of its frames in a chunk before the first frame. sharp does not read it. */
function framesOfPng(file: Buffer): number {
  const control = file.indexOf("acTL");
  return control >= 0 && control < file.indexOf("IDAT") ? file.readUInt32BE(control + 4) : 1;
}
