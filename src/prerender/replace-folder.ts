import { existsSync, rmSync } from "node:fs";
import { copyFile, mkdir, readFile, realpath, rename, rm, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";

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
    remove();
  }
}

/** Creates the folder of a build, in which its process is noted. Throws if another build is running. */
async function claim(building: string, folder: string): Promise<void> {
  const processFile = join(building, "process");
  const owner = await readFile(processFile, "utf8").catch(() => undefined);
  if (owner !== undefined && isRunning(Number(owner))) {
    throw new Error(
      `Another build is writing to ${relative(process.cwd(), folder)}. Wait until it has ended. If none is running, delete the folder ${building}.`,
    );
  }
  // A build that was killed leaves its folder.
  await rm(building, { recursive: true, force: true });
  await mkdir(building, { recursive: true });
  await writeFile(processFile, String(process.pid));
}

function isRunning(processId: number): boolean {
  try {
    // The signal 0 only asks whether the process is there.
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}
