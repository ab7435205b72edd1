import { readdir, stat } from "node:fs/promises";
import { join, relative } from "node:path";
import { dataFileNames, ownersFolder } from "#data-reader/data-files.ts";
import type { Diagnostic } from "#data-reader/diagnostic.ts";
import { readText } from "#data-reader/read-data.ts";
import { latestDay } from "#domain/calendar-day.ts";
import { iconFiles } from "#domain/site-files.ts";
import { checkData } from "./check-data.ts";
import { readMedia, readMediaFile } from "./media-files.ts";

/** Checks the shop in a project folder. A file or folder that cannot be read counts as missing. */
export async function checkShop(
  projectFolder: string,
  dataFolder = ownersFolder,
): Promise<Diagnostic[]> {
  const dataDir = join(projectFolder, dataFolder);
  // Some disks open Reviews.ts as reviews.ts. Hosts do not.
  const fileNames = await readdir(dataDir).catch((): string[] => []);
  const textOf = (file: string) => (fileNames.includes(file) ? readText(dataDir, file) : undefined);
  const publicFolder = join(projectFolder, "public");
  const [texts, media, mediaFiles, publicFiles, ...icons] = await Promise.all([
    Promise.all(dataFileNames.map(async (file) => [file, await textOf(file)] as const)),
    readMedia(join(dataDir, "media")),
    readSizes(projectFolder, `${dataFolder}/media`),
    readSizes(projectFolder, "public"),
    ...iconFiles.map((name) => readMediaFile(name, join(publicFolder, name))),
  ]);
  return checkData(Object.fromEntries(texts), {
    dataFolder,
    fileNames,
    media,
    icons,
    publicFiles: publicFiles.map(([path]) => path.slice("public".length)),
    sizes: new Map([...mediaFiles, ...publicFiles]),
    latestDay: latestDay(),
  });
}

/** The files in a folder, by their path in the project, and their sizes in bytes. Empty if there is no folder. */
async function readSizes(projectFolder: string, folder: string): Promise<[string, number][]> {
  const options = { recursive: true, withFileTypes: true } as const;
  const entries = await readdir(join(projectFolder, folder), options).catch(() => []);
  const files = entries.filter((entry) => !entry.isDirectory());
  return Promise.all(
    files.map(async ({ parentPath, name }): Promise<[string, number]> => {
      const path = join(parentPath, name);
      // A link to nowhere has no size.
      const { size } = await stat(path).catch(() => ({ size: 0 }));
      return [relative(projectFolder, path).replaceAll("\\", "/"), size];
    }),
  );
}
