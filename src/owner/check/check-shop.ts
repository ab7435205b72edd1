import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { dataFileNames, ownersFolder } from "#data-reader/data-files.ts";
import type { Finding } from "#data-reader/finding.ts";
import { readText } from "#data-reader/read-data.ts";
import { checkData, type DataTexts } from "./check-data.ts";
import { readMedia } from "./media-files.ts";

/** Checks the shop in a project folder. A file or folder that cannot be read counts as missing. */
export async function checkShop(
  projectFolder: string,
  dataFolder = ownersFolder,
): Promise<Finding[]> {
  const dataDir = join(projectFolder, dataFolder);
  const [texts, theme, media, publicFiles] = await Promise.all([
    Promise.all(dataFileNames.map(async (file) => [file, await readText(dataDir, file)] as const)),
    readText(dataDir, "theme.css"),
    readMedia(join(dataDir, "media")),
    readPublicFiles(join(projectFolder, "public")),
  ]);
  return checkData(Object.fromEntries(texts) as DataTexts, {
    dataFolder,
    theme: theme ?? "",
    media,
    publicFiles,
    latestDay: latestDay(),
  });
}

/** The files in a folder by URL path. Empty if the folder does not exist. */
async function readPublicFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => !entry.isDirectory());
  return files.map(({ parentPath, name }) =>
    join(parentPath, name).slice(folder.length).replaceAll("\\", "/"),
  );
}

/**
 * Today at UTC+14, where each day begins first. Hosts are in UTC and do not know the owner's time zone,
 * so they accept the day that it may already be there.
 */
function latestDay(): string {
  return new Date(Date.now() + 14 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
