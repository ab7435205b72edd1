import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { refuse } from "#data-reader/refuse.ts";
import { publishSite } from "./publish-site.ts";

/** The folders of a build: of the new site, and of the bundle for Node. */
export type BuildFolders = { newDir: string; nodeDir: string };

/**
 * Runs a build, and publishes its new site into `outDir`. If the build fails, the old site stays. Returns
 * the build's result. Throws an OwnerError while another build into the same folder is running.
 */
export async function replaceSite<Result>(
  outDir: string,
  build: (folders: BuildFolders) => Promise<Result>,
): Promise<Result> {
  // Inside the project, because the bundle for Node imports its packages.
  const buildingDir = `${outDir}.building`;
  const newDir = join(buildingDir, "site");
  const cleanUp = () => rm(buildingDir, { recursive: true, force: true });
  await lock(outDir);
  try {
    // A build may have been killed half-way.
    await cleanUp();
    const result = await build({ newDir, nodeDir: join(buildingDir, "node") });
    await publishSite(newDir, outDir);
    return result;
  } finally {
    await cleanUp();
    await rm(lockFile(outDir), { force: true });
  }
}

/** The file with the number of the process that builds into a folder. */
function lockFile(outDir: string): string {
  return `${outDir}.lock`;
}

async function lock(outDir: string): Promise<void> {
  const file = lockFile(outDir);
  const write = () => writeFile(file, `${process.pid}`, { flag: "wx" });
  await mkdir(dirname(outDir), { recursive: true });
  try {
    await write();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    const builder = Number(await readFile(file, "utf8").catch(() => ""));
    if (isRunning(builder)) {
      refuse(
        `Another build into ${basename(outDir)} is running, as process ${builder}. Wait until it has ended, and build again. If there is none, delete the file ${basename(file)}.`,
      );
    }
    // That build was killed.
    await rm(file, { force: true });
    await write();
  }
}

/** Whether a process runs, besides this one: after a restart, its number may be that of a killed build. */
function isRunning(processId: number): boolean {
  if (!(processId > 0) || processId === process.pid) return false;
  try {
    // Signal 0 only asks.
    return process.kill(processId, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
