import { copyFile, mkdir, readFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import sharp, { type Sharp } from "sharp";
import type { Plugin } from "vite";
import { refuse } from "#data-reader/refuse.ts";
import { buildFolders } from "#domain/site-files.ts";
import { type BuiltPicture, pictureFiles } from "#shop/media/picture-files.ts";
import { cachedPath, cacheFolder, contentHash } from "./cached-file.ts";

/** Effort 2 takes a sixth of the default's time for files that are a tenth larger. */
const encodings = { avif: { quality: 45, effort: 2 }, webp: { quality: 70 } };

/**
 * Imports of `name.png?picture` give a `BuiltPicture` of `src/shop/media/picture-files.ts`, and write its
 * files. Each file is encoded once and then taken from the cache. The development server serves the original.
 */
export function picturesPlugin(): Plugin {
  let isBuild = false;
  let cacheDir = "";
  /** By import. The bundle for Node has the same modules as the browser's. */
  const modules = new Map<string, Promise<string>>();
  /** The cached files to copy, by their path in the site. */
  const files = new Map<string, string>();

  const encodedModule = async (source: string) => {
    const hash = contentHash(await readFile(source));
    const picture: BuiltPicture = { base: baseAddress(source, hash), ...(await sizeOf(source)) };
    for (const { address, format, width } of pictureFiles(picture)) {
      const options = encodings[format];
      const key = [hash, format, width, options, sharp.versions];
      const encode = () =>
        openedPicture(source, (file) =>
          file.autoOrient().resize(width).toFormat(format, options).toBuffer(),
        );
      files.set(address, await cachedPath(cacheDir, key, encode));
    }
    return `export default ${JSON.stringify(picture)};`;
  };

  return {
    name: "latchkey:pictures",
    enforce: "pre",
    configResolved: ({ command, root }) => {
      isBuild = command === "build";
      cacheDir = join(root, cacheFolder, "pictures");
    },
    load: {
      filter: { id: /\?picture$/ },
      async handler(id) {
        const [source = ""] = id.split("?");
        if (!isBuild) return originalModule(source);
        const module = modules.get(id) ?? encodedModule(source);
        modules.set(id, module);
        return module;
      },
    },
    async writeBundle({ dir = "" }) {
      if (this.environment.name !== "client") return;
      await mkdir(join(dir, buildFolders.assets), { recursive: true });
      for (const [address, cached] of files) await copyFile(cached, join(dir, address));
    },
  };
}

/** A picture's size, rotated by its orientation tag. */
async function sizeOf(source: string): Promise<{ width: number; height: number }> {
  const { autoOrient } = await openedPicture(source, (file) => file.metadata());
  return autoOrient;
}

/** What is made of a picture. Refuses one that cannot be opened. */
async function openedPicture<Result>(
  source: string,
  make: (file: Sharp) => Promise<Result>,
): Promise<Result> {
  try {
    return await make(sharp(source));
  } catch (error) {
    return refuse(
      `The picture ${basename(source)} cannot be opened. Save it again as PNG, JPEG or WebP. (${(error as Error).message})`,
    );
  }
}

async function originalModule(source: string): Promise<string> {
  const { width, height } = await sizeOf(source);
  const picture = `{ src, width: ${width}, height: ${height} }`;
  return `import src from ${JSON.stringify(`${source}?url`)}; export default ${picture};`;
}

/**
 * The start of the addresses of a picture's files. Its hash is that of the source and of the settings. A name
 * may not have spaces or commas, which separate parts of `srcset`.
 */
function baseAddress(source: string, hash: string): string {
  const name = basename(source, extname(source)).replaceAll(/[^\w-]+/g, "-");
  const version = contentHash(JSON.stringify([hash, encodings, sharp.versions]));
  const shortVersion = Buffer.from(version, "hex").toString("base64url").slice(0, 8);
  return `/${buildFolders.assets}/${name}-${shortVersion}`;
}
