import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const project = fileURLToPath(new URL("../../", import.meta.url));
const files = [
  "src",
  "public",
  "tests",
  "index.html",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "vite.config.ts",
];
// Shares the cache of converted pictures, as repeated builds do.
const picturesCache = "node_modules/.cache/imagetools";

/** A temporary copy of the project, to change and build. */
export type ProjectCopy = {
  distDir: string;
  write: (file: string, text: string) => Promise<void>;
  /** Runs the build and returns its duration. */
  build: () => Promise<{ seconds: number }>;
  remove: () => Promise<void>;
};

/** Copies the working tree and links its packages; builds nothing. */
export async function copyProject(): Promise<ProjectCopy> {
  const folder = await mkdtemp(join(tmpdir(), "shop-bench-"));
  const here = (file: string) => join(folder, file);
  await Promise.all(
    [...files, ".gitignore"].map((file) =>
      cp(join(project, file), here(file), { recursive: true }),
    ),
  );
  await mkdir(here("node_modules/.cache"), { recursive: true });
  const packages = await readdir(join(project, "node_modules"));
  await Promise.all(
    packages
      .filter((name) => !name.startsWith("."))
      .map((name) => symlink(join(project, "node_modules", name), here(`node_modules/${name}`))),
  );
  if (existsSync(join(project, picturesCache))) {
    await symlink(join(project, picturesCache), here(picturesCache));
  }
  return {
    distDir: here("dist"),
    write: (file, text) => writeFile(here(file), text),
    build: async () => {
      const start = performance.now();
      await viteBuild(folder);
      return { seconds: (performance.now() - start) / 1000 };
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function viteBuild(folder: string): Promise<void> {
  const run = spawn(process.execPath, ["node_modules/vite/bin/vite.js", "build"], { cwd: folder });
  let output = "";
  for (const stream of [run.stdout, run.stderr]) {
    stream.on("data", (part: Buffer) => (output += part.toString()));
  }
  const code = await new Promise((resolve, reject) => {
    run.on("error", reject);
    run.on("close", resolve);
  });
  if (code !== 0) throw new Error(`The build failed:\n${output}`);
}
