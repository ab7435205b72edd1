import { randomUUID } from "node:crypto";
import { lstatSync, type Stats } from "node:fs";
import { copyFile, mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { setTimeout } from "node:timers/promises";
import { inOwnersWords } from "#data-reader/system-errors.ts";

/** How long the old site's files outlive its pages. A slow phone asks for the last of them after 2.5 s. */
const oldFilesStayMs = 5000;

/**
 * Publishes a new site into the folder of the old one, file by file, because the folder may be a mount or a
 * link. Every page that is served finds its files: what a page needs comes before it, and what the new site
 * does not have goes last. If the disk is full, the old site stays whole, unless a folder of it
 * stands where the new site has a file.
 */
export async function publishSite(
  newDir: string,
  outDir: string,
  stayMs = oldFilesStayMs,
): Promise<void> {
  await mkdir(outDir, { recursive: true });
  for (const { path, isInTheWay } of await otherEntries(newDir, outDir)) {
    if (isInTheWay) await rm(path, { recursive: true });
  }
  const changes = await changesOf(newDir, outDir);
  try {
    for (const { file, copy } of changes) {
      await mkdir(dirname(copy), { recursive: true });
      await copyFile(file, copy);
    }
    for (const { copy, target } of changes.toSorted(byNeed)) await replaceFile(copy, target);
  } finally {
    for (const { copy } of changes) await rm(copy, { force: true });
  }
  const oldEntries = await otherEntries(newDir, outDir);
  if (oldEntries.length > 0) await setTimeout(stayMs);
  for (const { path } of oldEntries) {
    await rm(path, { recursive: true, force: true, maxRetries: 3 }).catch((error: unknown) => {
      // It may be in use, or belong to the disk, such as lost+found. The new site is complete.
      const { message } = inOwnersWords(error) as Error;
      console.warn(`What is not part of the shop could not be deleted. ${message}`);
    });
  }
}

/** What is in the old site and not in the new one, or is a folder in one and a file in the other. */
async function otherEntries(
  newDir: string,
  outDir: string,
): Promise<{ path: string; isInTheWay: boolean }[]> {
  const others = [];
  for (const entry of await readdir(outDir, { withFileTypes: true })) {
    const path = join(outDir, entry.name);
    const counterpart = statsOf(join(newDir, entry.name));
    const isFolder = entry.isDirectory();
    if (isFolder !== counterpart?.isDirectory()) {
      others.push({ path, isInTheWay: counterpart !== undefined });
    } else if (isFolder) {
      others.push(...(await otherEntries(join(newDir, entry.name), path)));
    }
  }
  return others;
}

/** A file to publish. Its copy is in the folder of its target, so that it can be renamed. */
type Change = { file: string; copy: string; target: string; isNew: boolean };

/** The new site's files that the old one does not have, or has with another content. */
async function changesOf(newDir: string, outDir: string): Promise<Change[]> {
  const changes: Change[] = [];
  for (const entry of await readdir(newDir, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) continue;
    const file = join(entry.parentPath, entry.name);
    const target = join(outDir, relative(newDir, file));
    const old = statsOf(target);
    const isSame = old?.isFile() && (await readFile(file)).equals(await readFile(target));
    if (isSame) continue;
    changes.push({ file, copy: join(dirname(target), `.${randomUUID()}`), target, isNew: !old });
  }
  return changes;
}

/**
 * New files come before those that are replaced, and pages after what they need. Nothing leads to a new
 * page before the old pages are replaced.
 */
function byNeed(a: Change, b: Change): number {
  const isPage = ({ file }: Change) => file.endsWith(".html");
  return Number(b.isNew) - Number(a.isNew) || Number(isPage(a)) - Number(isPage(b));
}

/**
 * Moves a copy to its target in one step, so that nobody reads half a file. Overwrites a target that cannot
 * be replaced: one that another program holds on Windows, or that is a mount.
 */
export async function replaceFile(copy: string, target: string, move = rename): Promise<void> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    try {
      await move(copy, target);
      return;
    } catch (error) {
      const { code = "" } = error as NodeJS.ErrnoException;
      if (!["EACCES", "EBUSY", "EPERM"].includes(code)) throw error;
      await setTimeout(100);
    }
  }
  await copyFile(copy, target);
}

function statsOf(path: string): Stats | undefined {
  return lstatSync(path, { throwIfNoEntry: false });
}
