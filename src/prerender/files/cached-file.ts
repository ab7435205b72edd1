import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { writeAtomically } from "./atomic-file.ts";

/** The folder for files that the next build can reuse, within the project. */
export const cacheFolder = "node_modules/.cache";

/**
 * The folder for files that a later build reuses. Netlify keeps `node_modules` between two builds, and Cloudflare,
 * with its build cache, only npm's own cache.
 */
export function reusedFolder(root: string): string {
  const { CF_PAGES, WORKERS_CI = CF_PAGES, npm_config_cache: npmCache } = process.env;
  return WORKERS_CI && npmCache ? join(npmCache, "latchkey") : join(root, cacheFolder);
}

/**
 * The path of the file that an earlier build wrote under the same key, or of a new one. The key must
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
