import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { dataFileNames, ownersFolder } from "#data-reader/data-files.ts";
import type { Diagnostic } from "#data-reader/diagnostic.ts";
import { mediaKind } from "#data-reader/media-folder.ts";
import { readText, secretErrors } from "#data-reader/read-data.ts";
import { checkData } from "./check-data.ts";
import { inspectMediaFolder } from "./inspect-media.ts";
import type { Surroundings } from "./rules/rule-input.ts";

/** Checks the shop in a project folder. */
export async function checkShop(
  projectFolder: string,
  dataFolder = ownersFolder,
): Promise<Diagnostic[]> {
  const { texts, surroundings } = await readShop(projectFolder, dataFolder);
  return checkData(texts, surroundings);
}

/** Reads what the check needs of a shop. A file or folder that cannot be read counts as missing. */
export async function readShop(projectFolder: string, dataFolder = ownersFolder) {
  const dataDir = join(projectFolder, dataFolder);
  // Some disks open Reviews.ts as reviews.ts. Hosts do not.
  const fileNames = await readdir(dataDir).catch((): string[] => []);
  const textOf = (file: string) => (fileNames.includes(file) ? readText(dataDir, file) : undefined);
  const [texts, media, ownFiles, publicFiles, forms, rootFiles] = await Promise.all([
    Promise.all(dataFileNames.map(async (file) => [file, await textOf(file)] as const)),
    inspectMediaFolder(join(dataDir, "media")),
    filesIn(projectFolder, dataFolder),
    filesIn(projectFolder, "public"),
    filesIn(projectFolder, ".github"),
    filesIn(projectFolder, ".", false),
  ]);
  const dataPaths = new Set(dataFileNames.map((file) => `${dataFolder}/${file}`));
  // Pictures, films and fonts are not searched for keys, because the check opens them as such.
  const textFiles = [...ownFiles, ...rootFiles].filter(
    (path) => [undefined, "mark"].includes(mediaKind(path)) && !ignoredByGit.test(path),
  );
  const others = [...publicFiles, ...textFiles, ...forms].filter((path) => !dataPaths.has(path));
  const surroundings: Surroundings = {
    dataFolder,
    fileNames,
    secrets: await secretsIn(projectFolder, others),
    media,
    publicFiles: publicFiles.map((path) => path.slice("public".length)),
    paths: [...ownFiles, ...rootFiles, ...publicFiles].filter((path) => !/\.[jt]s/.test(path)),
    latestDay: latestDay(),
  };
  return { texts: Object.fromEntries(texts), surroundings };
}

/**
 * Today at UTC+14, where each day begins first. Hosts are in UTC and do not know the owner's time zone, in which
 * the next day may already have begun.
 */
function latestDay(): string {
  return new Date(Date.now() + 14 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

/** Files of the owner's that stay on the computer. */
const ignoredByGit = /^\.env$|\.local$/;

/** Errors for what looks like an API key in files that are published or can be read on GitHub. */
async function secretsIn(projectFolder: string, paths: readonly string[]): Promise<Diagnostic[]> {
  const errors = paths.map(async (path) => {
    const text = await readFile(join(projectFolder, path), "latin1").catch(() => "");
    // UTF-16 has a zero beside each letter.
    return secretErrors(path, text.replaceAll("\0", ""));
  });
  return (await Promise.all(errors)).flat();
}

/** The files in a folder, by their path in the project. Empty if there is no folder. */
async function filesIn(projectFolder: string, folder: string, recursive = true): Promise<string[]> {
  const options = { recursive, withFileTypes: true } as const;
  const entries = await readdir(join(projectFolder, folder), options).catch(() => []);
  return entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(projectFolder, join(parentPath, name)))
    .map((path) => path.replaceAll("\\", "/"));
}
