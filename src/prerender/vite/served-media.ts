import { copyFile, mkdir, readFile, stat } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { readMediaFolder } from "#data-reader/media-folder.ts";
import type { PictureData } from "#domain/page-data.ts";
import { buildFolders } from "#domain/site-files.ts";
import type { MediaPublisher } from "#finish/media-publisher.ts";
import { contentHash, reusedFolder } from "#prerender/shared/write-file.ts";
import { builtAddress, builtPicture, pictureSize, writePicture } from "./encode-picture.ts";

/** The owner's media, as pages and cards find them. */
type ServedMedia = MediaPublisher & {
  /** Writes the published files into the built site. */
  write: (siteDir: string) => Promise<void>;
};

/** A file of the media folder, with its data for pages: a picture, or the address of a film or mark. */
type ServedFile = { path: string; isDrawing: boolean; picture?: PictureData; address?: string };

/**
 * The template's own poster and films, which show light lines on black: the SHA-256 of each by its size in bytes. Not a
 * field of the data, which an owner who replaces a file would have to delete.
 */
const drawings = new Map([
  [309868, "28823e790fb16ef05a4080c8c64d0a547c5bdb0efbb9b91420659ee35e58b1a6"],
  [800181, "6cf8fc96956373ce438520dad74062ef34ea229e5db67adfa0d5217241340a48"],
  [867623, "f211a4c1e4e7973550f687404a59f16ee19e1eb33ecce5980e3b6382e959df95"],
  [186874, "b8f39c55cf6bd99a10125025812488e75af50be944ae9f7ba5cb48e1a3811085"],
  [242854, "b527b106a3d48678e584ae4246a15513245079fde8f7d6823fc989d70b0cdbb3"],
]);

/**
 * Gives each picture of the owner's media folder its size, and every file its address. In development, an address is
 * that of the original.
 */
export async function serveMedia(
  root: string,
  mediaDir: string,
  isBuild: boolean,
): Promise<ServedMedia> {
  const files = new Map<string, ServedFile>();
  for (const [name, { path, kind }] of await readMediaFolder(mediaDir)) {
    if (!kind) continue;
    const original = encodeURI(`/${relative(root, path).replaceAll(sep, "/")}`);
    const drawing = drawings.get((await stat(path)).size);
    // In development, a hash only shows whether the file is a drawing.
    const hash = isBuild || drawing !== undefined ? contentHash(await readFile(path)) : "";
    const isDrawing = hash === drawing;
    if (kind === "picture") {
      const picture = isBuild
        ? await builtPicture(path, hash, isDrawing)
        : { src: original, ...(await pictureSize(path)) };
      files.set(name, { path, isDrawing, picture });
    } else {
      const address = isBuild ? builtAddress(hash) + extname(path) : original;
      files.set(name, { path, isDrawing, address });
    }
  }
  const publishedFiles = new Set<ServedFile>();
  const publish = (name: string) => {
    const file = files.get(name);
    if (file) publishedFiles.add(file);
    return file;
  };
  return {
    // An unknown name fails to load, and the page shows its alternative text. The check reports it earlier.
    publishPicture: (name) => publish(name)?.picture ?? { src: name },
    publishFile: (name) => publish(name)?.address,
    path: (name) => files.get(name)?.path,
    isDrawing: (name) => files.get(name)?.isDrawing ?? false,
    async write(siteDir) {
      const cacheDir = join(reusedFolder(root), "pictures");
      await mkdir(join(siteDir, buildFolders.assets), { recursive: true });
      await Promise.all(
        Array.from(publishedFiles, async ({ path, isDrawing, picture, address }) => {
          if (picture && "base" in picture) {
            await writePicture(path, picture, { isDrawing, siteDir, cacheDir });
          } else if (address !== undefined) {
            await copyFile(path, join(siteDir, address));
          }
        }),
      );
    },
  };
}
