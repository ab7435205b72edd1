import { execFile } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { contentHash } from "#prerender/cached-file.ts";
import { expect, test } from "./fixtures.ts";
import { siteFolder } from "./sites.ts";

const notCopied = [".git", ".cache", ".look", "dist", "node_modules", "test-results"];

/** Copies the project into another folder, with a link to its packages. Returns the folder. */
async function copiedProject(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "another-shop-"));
  for (const name of await readdir(".")) {
    if (!notCopied.includes(name)) await cp(name, join(folder, name), { recursive: true });
  }
  // With the cache of converted pictures.
  await symlink(resolve("node_modules"), join(folder, "node_modules"), "junction");
  return folder;
}

/** The content of each file in a folder. */
async function filesIn(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  const read = paths.map(
    async (path) => [path.slice(folder.length), await readFile(path)] as const,
  );
  return new Map((await Promise.all(read)).toSorted());
}

test("the same shop in another folder has the same site, and no file of it names a folder", async () => {
  const folder = await copiedProject();
  try {
    const command = ["vite", "build", "--mode", "tests/shop", "--outDir", "dist"];
    await promisify(execFile)("npx", command, { cwd: folder });
    const [first, second] = [
      await filesIn(resolve(siteFolder)),
      await filesIn(join(folder, "dist")),
    ];
    const hashes = (files: Map<string, Buffer>) =>
      Array.from(files, ([path, content]) => `${path} ${contentHash(content)}`);
    expect(hashes(second)).toEqual(hashes(first));
    const named = Array.from(first).filter(([, content]) => content.includes(resolve(".")));
    expect(named.map(([path]) => path)).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
