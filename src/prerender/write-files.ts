import { existsSync } from "node:fs";
import { appendFile, mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { ReplaceableFile } from "#domain/site-files.ts";

/** Writes a file of the site, by its path in it. */
export async function writeSiteFile(
  distDir: string,
  name: string,
  content: string | Buffer,
): Promise<void> {
  const path = join(distDir, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

/**
 * Writes the files that exist, unless the owner has one of the same name in `public/`, which the bundler has
 * copied. The owner's redirects are followed by the shop's.
 */
export async function writeReplaceableFiles(
  distDir: string,
  files: Record<ReplaceableFile, string | Buffer | undefined>,
): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    if (content === undefined) continue;
    const path = join(distDir, name);
    if (!existsSync(path)) await writeSiteFile(distDir, name, content);
    // Hosts take the first line that fits: the owner's.
    else if (name === "_redirects") await appendFile(path, `\n${content.toString()}`);
  }
}
