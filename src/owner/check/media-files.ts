import { open, readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

/** The endings of file names. Those of pictures are the formats that the build encodes again. */
export const mediaEndings = {
  picture: [".png", ".jpg", ".jpeg", ".webp", ".avif"],
  film: [".webm", ".mp4"],
  mark: [".svg"],
  font: [".woff2", ".woff", ".ttf", ".otf"],
};
export type MediaKind = keyof typeof mediaEndings;

/** Whether a file's name ends as those of a kind do. */
export function isNamed(name: string, kind: MediaKind): boolean {
  return mediaEndings[kind].some((ending) => name.endsWith(ending));
}

/** The kind of a file by the ending of its name. */
export function kindOf(name: string): MediaKind | undefined {
  const kinds = Object.keys(mediaEndings) as MediaKind[];
  return kinds.find((kind) => isNamed(name, kind));
}

export type MediaFile = {
  /** Composed: in the folder, macOS may have decomposed it. */
  name: string;
  /** Whether it is what its ending says. */
  opens: boolean;
  /** Of a picture or mark that opens. */
  picture?: Picture | undefined;
};

/** A picture's size, upright, and how many frames it shows one after another. */
type Picture = { widthPx: number; heightPx: number; frames: number };

/** By path, modification time and size, because decoding is slow. */
const known = new Map<string, Promise<Picture | undefined>>();

/** What is within the first bytes of films and fonts, which are published as they are. */
const signatures = {
  film: ["\u001AE\u00DF\u00A3", "ftyp"],
  font: ["wOF2", "wOFF", "OTTO", "\0\u0001\0\0", "true"],
};

/** The files in a media folder; empty if the folder does not exist. */
export async function readMedia(folder: string): Promise<MediaFile[]> {
  const names = await readdir(folder).catch(() => []);
  return Promise.all(names.map((name) => readMediaFile(folder, name)));
}

/** A file in a folder, by the name that it has there. */
export async function readMediaFile(folder: string, fileName: string): Promise<MediaFile> {
  const path = join(folder, fileName);
  const name = fileName.normalize();
  const kind = kindOf(name.toLowerCase());
  if (kind !== "film" && kind !== "font") {
    const picture = await readPicture(path);
    return { name, opens: picture !== undefined, picture };
  }
  return { name, opens: await isWhole(path, kind).catch(() => false) };
}

/** Whether a file begins as those of its kind, and has all bytes that a web font says it has. */
async function isWhole(path: string, kind: keyof typeof signatures): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read({ buffer: Buffer.alloc(12) });
    const { size } = await file.stat();
    const start = buffer.toString("latin1");
    if (start.startsWith("wOF") && buffer.readUInt32BE(8) !== size) return false;
    return signatures[kind].some((signature) => start.includes(signature));
  } finally {
    await file.close();
  }
}

async function readPicture(path: string): Promise<Picture | undefined> {
  // It may have been deleted meanwhile, or be a link to nowhere.
  const file = await stat(path).catch(() => undefined);
  if (!file) return undefined;
  const version = `${path} ${file.mtimeMs} ${file.size}`;
  const picture = known.get(version) ?? decodedPicture(path);
  known.set(version, picture);
  return picture;
}

const svgNamespace = /xmlns=["']http:\/\/www\.w3\.org\/2000\/svg["']/;

/** Decodes a picture completely: a truncated one still has valid metadata. */
async function decodedPicture(path: string): Promise<Picture | undefined> {
  const picture = sharp(path);
  try {
    await picture.clone().resize(16, 16).raw().toBuffer();
    const { autoOrient, format, pages = 1 } = await picture.metadata();
    // Browsers go by the ending here, and take a drawing without its namespace for a text.
    if (path.endsWith(".svg") && !svgNamespace.test(await readFile(path, "utf8"))) return undefined;
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
