import { open, readFile, stat } from "node:fs/promises";
import sharp from "sharp";
import { type MediaEntry, readMediaFolder } from "#data-reader/media-folder.ts";
import type { MediaKind } from "#domain/fields.ts";

/** A file in the media folder, as the check finds it. */
export type InspectedFile = {
  name: string;
  /** Undefined if the shop cannot use it. */
  kind: MediaKind | undefined;
  /** Whether it opens as what its ending says. */
  opens: boolean;
  /** Set for a picture or mark that opens. */
  picture?: Picture | undefined;
  /** Set for a film that opens. */
  film?: Film | undefined;
};

/** A film's size, and the codec that its file names, such as `avc1` or `V_VP9`. */
type Film = { codec: string | undefined; bytes: number };

/** A picture's size when it is upright. */
type Picture = { widthPx: number; heightPx: number };

/** A cache by path, modification time and size, because decoding is slow. */
const decodedPictures = new Map<string, Promise<Picture | undefined>>();

/** Signatures in the first bytes of films and fonts, which are published unchanged. */
const signatures = {
  film: ["\u001AE\u00DF\u00A3", "ftyp"],
  font: ["wOF2", "wOFF", "OTTO", "\0\u0001\0\0", "true"],
};

/** Opens the files of a media folder; none if the folder does not exist. */
export async function inspectMediaFolder(folder: string): Promise<InspectedFile[]> {
  const entries = [...(await readMediaFolder(folder))];
  return Promise.all(entries.map(([name, entry]) => inspectFile(name, entry)));
}

async function inspectFile(name: string, { path, kind }: MediaEntry): Promise<InspectedFile> {
  if (kind === undefined) return { name, kind, opens: false };
  if (kind === "film" || kind === "font") {
    const opens = await isWhole(path, kind).catch(() => false);
    return { name, kind, opens, film: opens && kind === "film" ? await readFilm(path) : undefined };
  }
  const picture = await readPicture(path, kind);
  return { name, kind, opens: picture !== undefined, picture };
}

/** Reads the codec from the boxes of an MP4 or the elements of a WebM file. */
async function readFilm(path: string): Promise<Film> {
  const file = (await readFile(path)).toString("latin1");
  const codec = /hdlr.{8}vide.*?stsd.{12}(.{4})/s.exec(file) ?? /\x86.(V_[\w/]+)/s.exec(file);
  return { codec: codec?.[1], bytes: file.length };
}

/** Whether a file begins like its kind and, if it is a web font, has the length that its header says. */
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

async function readPicture(path: string, kind: MediaKind): Promise<Picture | undefined> {
  // The file may have been deleted meanwhile, or be a broken link.
  const file = await stat(path).catch(() => undefined);
  if (!file) return undefined;
  const version = `${path} ${file.mtimeMs} ${file.size}`;
  const picture = decodedPictures.get(version) ?? decodedPicture(path, kind);
  decodedPictures.set(version, picture);
  return picture;
}

const svgNamespace = /xmlns=["']http:\/\/www\.w3\.org\/2000\/svg["']/;

/** Decodes a picture completely: a truncated one still has valid metadata. */
async function decodedPicture(path: string, kind: MediaKind): Promise<Picture | undefined> {
  try {
    // With a path, sharp may use its cache of an earlier version.
    const file = await readFile(path);
    const picture = sharp(file);
    await picture.clone().resize(64).raw().toBuffer();
    const { autoOrient } = await picture.metadata();
    // Browsers do not draw an SVG without its namespace.
    if (kind === "mark" && !svgNamespace.test(file.toString())) return undefined;
    return { widthPx: autoOrient.width, heightPx: autoOrient.height };
  } catch {
    // Whatever is wrong with it, the check says that it does not open.
    return undefined;
  }
}
