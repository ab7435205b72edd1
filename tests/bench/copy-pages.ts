import { cp, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Copies a built shop and changes each of its pages. */
export async function copyPages(
  distDir: string,
  copyDir: string,
  change: (html: string) => string,
): Promise<void> {
  await cp(distDir, copyDir, { recursive: true });
  for (const file of await readdir(copyDir, { recursive: true })) {
    if (!file.endsWith(".html")) continue;
    const path = join(copyDir, file);
    await writeFile(path, change(await readFile(path, "utf8")));
  }
}

/** A page without scripts and their preloads; structured data stays. */
export function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, "")
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, "");
}
