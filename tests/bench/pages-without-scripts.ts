import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serveFolder } from "#tests/serve-folder.ts";

/** A page without scripts; structured data stays. */
export function withoutScripts(html: string): string {
  return html.replaceAll(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, "");
}

/** Serves a copy of a built shop whose pages have no scripts. */
export async function serveWithoutScripts(
  distDir: string,
): Promise<{ url: string; close: () => Promise<void> }> {
  const copyDir = await mkdtemp(join(tmpdir(), "shop-without-scripts-"));
  await cp(distDir, copyDir, { recursive: true });
  for (const file of await readdir(copyDir, { recursive: true })) {
    if (!file.endsWith(".html")) continue;
    const path = join(copyDir, file);
    await writeFile(path, withoutScripts(await readFile(path, "utf8")));
  }
  const { url, close } = await serveFolder(copyDir);
  return {
    url,
    close: async () => {
      close();
      await rm(copyDir, { recursive: true, force: true });
    },
  };
}
