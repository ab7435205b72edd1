// @vitest-environment node
import { spawn } from "node:child_process";
import { lstat, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { replaceFolder } from "#prerender/replace-folder.ts";

let root = "";
let dist = "";
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "replace-folder-"));
  dist = join(root, "dist");
});
afterEach(() => rm(root, { recursive: true }));

/** Replaces `dist` by a folder with one file, and a configuration file beside it. */
function build(text: string): Promise<void> {
  return replaceFolder(dist, ["nginx.conf"], async (folder) => {
    await mkdir(folder);
    await writeFile(join(folder, "page"), text);
    await writeFile(`${folder}-nginx.conf`, text);
  });
}

const failing = () =>
  replaceFolder(dist, [], async (folder) => {
    await mkdir(folder);
    throw new Error("no pictures");
  });

const read = (file: string) => readFile(join(root, file), "utf8");

test("a folder and the file beside it are replaced, and nothing else stays", async () => {
  await build("first");
  await build("second");
  expect([await read("dist/page"), await read("dist-nginx.conf")]).toEqual(["second", "second"]);
  expect(await readdir(root)).toEqual(["dist", "dist-nginx.conf"]);
});

test("after a failure, the folder is as it was", async () => {
  await build("first");
  await expect(failing()).rejects.toThrow("no pictures");
  expect(await read("dist/page")).toBe("first");
  expect(await readdir(root)).toEqual(["dist", "dist-nginx.conf"]);
});

test("a failed first build leaves nothing", async () => {
  await expect(failing()).rejects.toThrow("no pictures");
  expect(await readdir(root)).toEqual([]);
});

test("a second build at the same time is refused", async () => {
  const first = replaceFolder(dist, [], async (folder) => {
    await expect(build("second")).rejects.toThrow(/Another build is writing to .*dist/);
    await mkdir(folder);
    await writeFile(join(folder, "page"), "first");
  });
  await first;
  expect(await read("dist/page")).toBe("first");
});

test("a linked folder keeps its target", async () => {
  await mkdir(join(root, "elsewhere"));
  await symlink(join(root, "elsewhere"), dist);
  await build("first");
  expect((await lstat(dist)).isSymbolicLink()).toBe(true);
  expect(await read("elsewhere/page")).toBe("first");
  expect(await read("dist-nginx.conf")).toBe("first");
});

/** Starts a build in another process, which never ends by itself. Resolves when it has begun. */
async function startBuild() {
  const script = `
    import { replaceFolder } from "#prerender/replace-folder.ts";
    await replaceFolder(process.argv[1], [], () => new Promise(() => {
      setInterval(() => {}, 1000);
      console.log("begun");
    }));`;
  const options = ["--import", "tsx", "--input-type=module", "-e", script, dist];
  const running = spawn(process.execPath, options, { stdio: ["ignore", "pipe", "inherit"] });
  const ended = new Promise<number | null>((resolve) => running.on("exit", resolve));
  await new Promise((resolve) => running.stdout.once("data", resolve));
  return { running, ended };
}

test("Ctrl+C leaves the folder as it was", async () => {
  await build("first");
  const { running, ended } = await startBuild();
  running.kill("SIGINT");
  expect(await ended).toBe(130);
  expect(await readdir(root)).toEqual(["dist", "dist-nginx.conf"]);
});

test("a build that was killed does not prevent the next one", async () => {
  const { running, ended } = await startBuild();
  running.kill("SIGKILL");
  await ended;
  expect(await readdir(root)).toEqual(["dist.building"]);
  await build("first");
  expect(await readdir(root)).toEqual(["dist", "dist-nginx.conf"]);
});
