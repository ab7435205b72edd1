import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";

/** The folders of a build: of the new site, and of the bundle for Node. */
export type BuildFolders = { newDir: string; nodeDir: string };

/**
 * Runs a build, and puts its new site in the place of the one in `outDir`. If the build fails, or a folder
 * cannot be renamed, such as while a virus scanner reads it, the old site stays.
 */
export async function replaceSite(
  outDir: string,
  build: (folders: BuildFolders) => Promise<void>,
): Promise<void> {
  // Inside the project, because the bundle for Node imports its packages.
  const buildingDir = `${outDir}.building`;
  const newDir = join(buildingDir, "site");
  const oldDir = join(buildingDir, "old");
  const cleanUp = async () => {
    if (existsSync(oldDir) && !existsSync(outDir)) await rename(oldDir, outDir);
    await rm(buildingDir, { recursive: true, force: true });
  };
  // A build may have been killed half-way.
  await cleanUp();
  try {
    await build({ newDir, nodeDir: join(buildingDir, "node") });
    if (existsSync(outDir)) await rename(outDir, oldDir);
    await rename(newDir, outDir);
  } finally {
    await cleanUp();
  }
}
