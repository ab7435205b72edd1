import { createHash, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";

/** The folder for files that the next build can reuse, within the project. */
export const cacheFolder = "node_modules/.cache";

const maxUnusedMs = 30 * 24 * 60 * 60 * 1000;

/**
 * The path of the file that an earlier build wrote under the same key, or of a new one. The key must
 * hold every input: apart from that, a file only expires if no build has used it for a month.
 */
export async function cachedPath(
  cacheDir: string,
  key: unknown,
  make: () => Promise<Buffer>,
): Promise<string> {
  const file = join(cacheDir, contentHash(JSON.stringify(key)));
  try {
    // Notes that the file is in use.
    await utimes(file, new Date(), new Date());
    return file;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
  const content = await make();
  await mkdir(cacheDir, { recursive: true });
  // Write, then rename: a build that is killed leaves no partial file in the cache.
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, content);
  await rename(unfinished, file);
  return file;
}

/** Deletes the files of a cache that no build has used for a month. */
export async function trimCache(cacheDir: string): Promise<void> {
  const now = Date.now();
  const names = await readdir(cacheDir).catch(() => []);
  for (const file of names.map((name) => join(cacheDir, name))) {
    // Another build may have deleted it.
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: now }));
    if (now - mtimeMs > maxUnusedMs) await rm(file, { force: true });
  }
}

/** The SHA-256 of a content, in hexadecimal. */
export function contentHash(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex");
}

/** The SHA-256 of a file, in hexadecimal. Reads it in parts, because pictures are large and many. */
export async function fileHash(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}
