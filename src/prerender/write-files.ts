import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
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

/** Writes the files that exist, unless the owner has one of the same name in `public/`, which the bundler has copied. */
export async function writeReplaceableFiles(
  distDir: string,
  files: Record<ReplaceableFile, string | Buffer | undefined>,
): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    if (content === undefined || existsSync(join(distDir, name))) continue;
    await writeSiteFile(distDir, name, content);
  }
}
