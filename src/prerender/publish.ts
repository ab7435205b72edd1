import { existsSync, lstatSync, readdirSync, statSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { join, sep } from "node:path";
import { setTimeout } from "node:timers/promises";
import { tidyUp, writeAtomically } from "./shared/write-file.ts";

/** How long the old site's files stay after its pages. A slow phone requests the last of them after 2.5 s. */
const oldFilesStayMs = 5000;

/**
 * Copies a site into `outDir`, and then deletes all other files there. A file that is newer than the start of the
 * build stays: another build may have just published it.
 */
export async function publish(
  siteDir: string,
  outDir: string,
  buildStartMs: number,
  stayMs = oldFilesStayMs,
): Promise<void> {
  // Web servers read the site as another user. For the same reason, files are not copied with their modes.
  process.umask(0o022);
  const names = readdirSync(siteDir, { recursive: true, encoding: "utf8" });
  for (const name of names.toSorted((a, b) => copyOrder(a) - copyOrder(b))) {
    const file = join(siteDir, name);
    if (statSync(file).isFile()) await writeAtomically(join(outDir, name), await readFile(file));
  }
  await tidyUp(async () => {
    const others = otherPaths(outDir, siteDir);
    if (others.length > 0) await setTimeout(stayMs);
    for (const path of others) {
      await tidyUp(async () => {
        // Another build may have deleted it.
        const { mtimeMs } = lstatSync(path, { throwIfNoEntry: false }) ?? {};
        if (mtimeMs !== undefined && mtimeMs < buildStartMs) await rm(path, { recursive: true });
      });
    }
  });
}

/** A page comes after its assets, and one at the root, such as Home, after the pages that it links to. */
function copyOrder(name: string): number {
  if (!name.endsWith(".html")) return 0;
  return name.includes(sep) ? 1 : 2;
}

/** The paths in the published folder that the site does not have. */
function otherPaths(outDir: string, siteDir: string): string[] {
  return readdirSync(outDir, { withFileTypes: true }).flatMap((entry) => {
    const path = join(outDir, entry.name);
    const counterpart = join(siteDir, entry.name);
    if (!existsSync(counterpart)) return [path];
    return entry.isDirectory() ? otherPaths(path, counterpart) : [];
  });
}
