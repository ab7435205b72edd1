import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

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

/** Writes files that the owner can replace by one of the same name in `public/`, which the bundler has copied. */
export async function writeReplaceableFiles(
  distDir: string,
  files: Record<string, string | Buffer>,
): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    if (!existsSync(join(distDir, name))) await writeSiteFile(distDir, name, content);
  }
}
