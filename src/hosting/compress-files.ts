import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { contentTypes, isText } from "./content-types.ts";

// Smaller files gain nothing: they fit one packet as they are.
const minBytes = 256;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * Puts `.br` and `.gz` beside every text file of a folder, so that a host sends the smallest
 * form without making it anew for each visitor: nginx (`gzip_static`) and `npm start` do.
 */
export async function compressFiles(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  const texts = files.filter((file) => isText(contentTypes[extname(file).slice(1)] ?? ""));
  await Promise.all(texts.map((file) => compressFile(join(folder, file))));
}

async function compressFile(path: string): Promise<void> {
  const text = await readFile(path);
  if (text.length < minBytes) return;
  await Promise.all([
    // As hard as it can, by default.
    brotli(text).then((small) => writeFile(`${path}.br`, small)),
    gzipped(text, { level: 9 }).then((small) => writeFile(`${path}.gz`, small)),
  ]);
}
