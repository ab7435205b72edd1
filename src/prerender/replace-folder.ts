import { existsSync, rmSync } from "node:fs";
import { copyFile, mkdir, readFile, realpath, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";

/**
 * Writes a new folder, and replaces the old one only when the new one is complete. Whatever `make` writes
 * as `NEWFOLDER-NAME` is put beside the folder. Refuses to run twice at once for the same folder; a
 * symbolic link keeps its target.
 *
 * @param beside The names of the files beside the folder, such as `nginx.conf`.
 */
export async function replaceFolder(
  folder: string,
  beside: readonly string[],
  make: (newFolder: string) => Promise<void>,
): Promise<void> {
  const target = await realpath(folder).catch(() => folder);
  await mkdir(dirname(target), { recursive: true });
  const building = `${target}.building`;
  await claim(building, folder);
  await withCleanup(building, async () => {
    const newFolder = join(building, "new");
    await make(newFolder);
    const old = join(building, "old");
    const hasOld = existsSync(target);
    if (hasOld) await rename(target, old);
    try {
      await rename(newFolder, target);
    } catch (error) {
      if (hasOld) await rename(old, target);
      throw error;
    }
    for (const name of beside) await copyFile(`${newFolder}-${name}`, `${folder}-${name}`);
  });
}

function interrupt(): void {
  process.exit(130);
}

/** Runs a function and removes a folder afterwards, also after a failure or Ctrl+C. */
export async function withCleanup(folder: string, run: () => Promise<void>): Promise<void> {
  const remove = () => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
  process.on("exit", remove);
  process.on("SIGINT", interrupt);
  process.on("SIGTERM", interrupt);
  try {
    await run();
  } finally {
    process.off("exit", remove);
    process.off("SIGINT", interrupt);
    process.off("SIGTERM", interrupt);
    await rm(folder, { recursive: true, force: true });
  }
}

/** Creates the folder of a build, in which its process is noted. Throws if another build is running. */
async function claim(building: string, folder: string): Promise<void> {
  const processFile = join(building, "process");
  if (existsSync(building)) {
    // "" while another build has just created the folder.
    const owner = await readFile(processFile, "utf8").catch(() => "");
    if (owner === "" || isRunning(Number(owner))) throw anotherBuild(building, folder);
    // That build was killed.
    await rm(building, { recursive: true, force: true });
  }
  await mkdir(building).catch((error: NodeJS.ErrnoException) => {
    throw error.code === "EEXIST" ? anotherBuild(building, folder) : error;
  });
  await writeFile(processFile, `${process.pid}`);
}

function anotherBuild(building: string, folder: string): Error {
  return new Error(
    `Another build is writing to ${relative(process.cwd(), folder)}. Wait until it has ended. If none is running, delete the folder ${building}.`,
  );
}

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
