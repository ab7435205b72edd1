import { execFile } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { contentHash } from "#prerender/cached-file.ts";
import { expect, test } from "./fixtures.ts";
import { siteFolder } from "./sites.ts";

const notCopied = new Set([".git", ".cache", ".look", "dist", "node_modules", "test-results"]);

/** Copies the project into another folder, with a link to its packages. Returns the folder. */
async function copiedProject(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "another-shop-"));
  for (const name of await readdir(".")) {
    if (!notCopied.has(name)) await cp(name, join(folder, name), { recursive: true });
  }
  // With the cache of converted pictures.
  await symlink(resolve("node_modules"), join(folder, "node_modules"), "junction");
  return folder;
}

/** The hash of each file of a site by its path, and the files that contain a text. */
async function filesOf(site: string, text: string) {
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  const hashes: Record<string, string> = {};
  const containing: string[] = [];
  for (const { parentPath, name } of entries.filter((entry) => entry.isFile())) {
    const path = join(parentPath, name);
    const content = await readFile(path);
    hashes[path.slice(site.length)] = contentHash(content);
    if (content.includes(text)) containing.push(path);
  }
  return { hashes, containing };
}

test("wherever and however the shop is built, the site is the same, and names no folder", async () => {
  const first = await filesOf(resolve(siteFolder), resolve("."));
  expect(first.containing).toEqual([]);

  const folder = await copiedProject();
  try {
    const command = ["vite", "build", "--mode", "tests/shop", "--outDir", "dist"];
    // A developer's machine may have this set.
    const env = { ...process.env, NODE_ENV: "development" };
    await promisify(execFile)("npx", command, { cwd: folder, env });
    const second = await filesOf(join(folder, "dist"), folder);
    expect(second).toEqual({ hashes: first.hashes, containing: [] });
  } finally {
    await rm(folder, { recursive: true });
  }
});
