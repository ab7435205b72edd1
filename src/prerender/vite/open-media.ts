import { copyFile, mkdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { type MediaEntry, readMediaFolder } from "#data-reader/media-folder.ts";
import type { PictureData } from "#domain/page-data.ts";
import { buildFolders } from "#domain/site-files.ts";
import type { MediaFolder } from "#finish/media.ts";
import { reusedFolder } from "#prerender/files/write-file.ts";
import { builtAddress, builtPicture, pictureSize, writePicture } from "./encode-picture.ts";
import { isSampleArt } from "./sample-art.ts";

type OpenFolder = MediaFolder & {
  /** Writes the files that were asked for into the built site. */
  write: (siteDir: string) => Promise<void>;
};

/** A file and what the pages know of it: a picture, or the address of a film or mark. */
type Shown = { path: string; picture?: PictureData; address?: string };

/**
 * Opens the owner's media folder: the size of each picture, and the addresses of all files. In development, an
 * address is that of the original.
 */
export async function openMediaFolder(
  root: string,
  mediaDir: string,
  isBuild: boolean,
): Promise<OpenFolder> {
  const shown = new Map<string, Shown>();
  for (const [name, entry] of await readMediaFolder(mediaDir)) {
    if (!entry.kind) continue;
    const { path } = entry;
    const original = encodeURI(`/${relative(root, path).replaceAll(sep, "/")}`);
    shown.set(name, { path, ...(await (isBuild ? built(entry) : inDevelopment(entry, original))) });
  }
  const used = new Set<Shown>();
  const find = (name: string) => {
    const file = shown.get(name);
    if (file) used.add(file);
    return file;
  };
  const pathOf = (name: string) => shown.get(name)?.path;
  return {
    // An unknown name fails to load, and the page shows its alternative text. The check reports it earlier.
    picture: (name) => find(name)?.picture ?? { src: name },
    address: (name) => find(name)?.address,
    path: pathOf,
    isSampleArt: (name) => {
      const file = pathOf(name);
      return file !== undefined && isSampleArt(file);
    },
    async write(siteDir) {
      const cacheDir = join(reusedFolder(root), "pictures");
      await mkdir(join(siteDir, buildFolders.assets), { recursive: true });
      await Promise.all(
        Array.from(used, async ({ path, picture, address }) => {
          if (picture && "base" in picture) {
            await writePicture(path, picture, { siteDir, cacheDir });
          } else if (address !== undefined) {
            await copyFile(path, join(siteDir, address));
          }
        }),
      );
    },
  };
}

async function built({ path, kind }: MediaEntry): Promise<Omit<Shown, "path">> {
  if (kind === "picture") return { picture: await builtPicture(path) };
  return { address: builtAddress(await readFile(path)) + extname(path) };
}

async function inDevelopment(
  { path, kind }: MediaEntry,
  src: string,
): Promise<Omit<Shown, "path">> {
  if (kind === "picture") return { picture: { src, ...(await pictureSize(path)) } };
  return { address: src };
}
