import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Writes a file under another name, then renames it, so that it is never half written. Makes its folder. */
export async function writeAtomically(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const temporaryPath = `${path}.${randomUUID()}`;
  await writeFile(temporaryPath, content);
  await rename(temporaryPath, path);
}

/** The cache folder of the project. */
export const cacheFolder = "node_modules/.cache";

/**
 * The folder for files that later builds reuse: one that the host keeps between builds. Netlify keeps `node_modules`,
 * Cloudflare only npm's cache.
 */
export function reusedFolder(root: string): string {
  const { CF_PAGES, WORKERS_CI = CF_PAGES, npm_config_cache: npmCache } = process.env;
  return WORKERS_CI && npmCache ? join(npmCache, "latchkey") : join(root, cacheFolder);
}

/**
 * Returns the path of the file with this key, and makes the file if no earlier build has. The key must
 * hold every input, because nothing else makes a file expire.
 */
export async function cachedPath(
  cacheDir: string,
  key: unknown,
  make: () => Promise<Buffer>,
): Promise<string> {
  const file = join(cacheDir, contentHash(JSON.stringify(key)));
  if (existsSync(file)) return file;
  await writeAtomically(file, await make());
  return file;
}

/** The SHA-256 of a content, in hexadecimal. */
export function contentHash(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex");
}

/** Warns if tidying up fails, because the site is complete without it. */
export async function tidyUp(tidy: () => Promise<void>): Promise<void> {
  try {
    await tidy();
  } catch (error) {
    console.warn(`Some old files are still there: ${(error as Error).message}`);
  }
}
