import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { contentTypes, isText } from "./content-types.ts";

/** The encodings of text files, the smaller first, with the extension of the file beside the text. */
export const encodings = { br: ".br", gzip: ".gz" } as const;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

// Smaller files fit into one packet as they are.
const minBytes = 256;

// One file occupies a thread for each encoding.
const filesAtATime = 2;

/** Writes compressed copies beside each text file in a folder, for servers that send them as they are. */
export async function writeCompressedFiles(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const waiting = names.filter(hasTextType).values();
  const compressNext = async () => {
    for (const name of waiting) {
      const text = await readFile(join(folder, name));
      if (text.length < minBytes) continue;
      const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality(name) };
      await Promise.all([
        brotliAsync(text, { params }).then((body) =>
          writeFile(join(folder, name + encodings.br), body),
        ),
        gzipAsync(text, { level: 9 }).then((body) =>
          writeFile(join(folder, name + encodings.gzip), body),
        ),
      ]);
    }
  };
  await Promise.all(Array.from({ length: filesAtATime }, compressNext));
}

/** Scripts are few and are downloaded most often. The best quality takes ten times as long, and pages may be hundreds. */
function brotliQuality(name: string): number {
  return name.startsWith("assets") ? 11 : 9;
}

const textExtensions = Object.entries(contentTypes)
  .filter(([, type]) => isText(type))
  .map(([extension]) => extension);

/** The end of the path of a compressed copy, as the source of a regular expression. */
export const compressedCopySource = String.raw`\.(?:${textExtensions.join("|")})\.(?:br|gz)$`;

function hasTextType(name: string): boolean {
  return textExtensions.includes(extname(name).slice(1));
}
