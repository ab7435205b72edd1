import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The folder for files that the next build can reuse, within the project. */
export const cacheFolder = "node_modules/.cache";

/**
 * The content that an earlier build wrote under the same key, or new content. The key must hold every
 * input: nothing else makes a file of the cache expire.
 */
export async function cachedFile(
  cacheDir: string,
  key: unknown,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const file = join(cacheDir, contentHash(JSON.stringify(key)));
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
  const content = await make();
  await mkdir(cacheDir, { recursive: true });
  // Write, then rename: a build that is killed leaves no partial file in the cache.
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, content);
  await rename(unfinished, file);
  return content;
}

/** The SHA-256 of a content, in hexadecimal. */
export function contentHash(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex");
}
