import { copyFile, mkdir, readFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import sharp from "sharp";
import type { Plugin } from "vite";
import { cachedPath, cacheFolder, contentHash } from "./cached-file.ts";

type Encoding = {
  format: "avif" | "webp";
  widths: readonly number[];
  options: sharp.AvifOptions | sharp.WebpOptions;
};

/**
 * The files made for each import query: AVIF for the supported browsers, and one WebP for older
 * ones and for structured data.
 */
const encodings: Record<string, readonly Encoding[]> = {
  // Thin lines need the viewer's own widths: 672 px on wide screens, and 800 or 1184 on phones with 2 or
  // 3 pixels per px, whose cards share these files. The largest is for the lightbox's zoom. Effort 2 takes
  // a fifth of the default's time for files of the same size.
  picture: [
    {
      format: "avif",
      widths: [320, 672, 800, 1184, 1344, 1600, 2400],
      options: { quality: 45, effort: 2 },
    },
    { format: "webp", widths: [1080], options: { quality: 70 } },
  ],
  // Thumbnails are 112 px wide, on phones 96 px: widths for screens with 1, 2 and 3 pixels per px.
  thumbnail: [
    { format: "avif", widths: [112, 224, 288], options: { quality: 45, effort: 2 } },
    { format: "webp", widths: [224], options: { quality: 50 } },
  ],
};

const assetsFolder = "assets";

/**
 * Imports of `name.png?picture` and `name.png?thumbnail` give a `PictureSource` of
 * `src/shop/media/pictures.ts` in several widths and formats. Each file is encoded once and then
 * taken from the cache. The development server serves the original.
 */
export function picturesPlugin(): Plugin {
  let isBuild = false;
  let cacheDir = "";
  /** By import. The bundle for Node has the same modules as the browser's. */
  const modules = new Map<string, Promise<string>>();
  /** The cached files to copy, by their path in the site. */
  const files = new Map<string, string>();

  const encodedModule = async (source: string, query: string) => {
    const { width, height } = await sizeOf(source);
    const hash = contentHash(await readFile(source));
    const made: Record<Encoding["format"], string[]> = { avif: [], webp: [] };
    for (const { format, widths, options } of encodings[query] ?? []) {
      for (const fileWidth of new Set(widths.map((one) => Math.min(one, width)))) {
        const path = sitePath(source, hash, fileWidth, format);
        const key = [hash, format, fileWidth, options, sharp.versions];
        const encode = () =>
          sharp(source).autoOrient().resize(fileWidth).toFormat(format, options).toBuffer();
        files.set(path, await cachedPath(cacheDir, key, encode));
        made[format].push(format === "avif" ? `/${path} ${fileWidth}w` : `/${path}`);
      }
    }
    const picture = { src: made.webp[0], width, height, avif: made.avif.join(", ") };
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
      filter: { id: /\?(?:picture|thumbnail)$/ },
      async handler(id) {
        const [source = "", query = ""] = id.split("?");
        if (!isBuild) return originalModule(source);
        const module = modules.get(id) ?? encodedModule(source, query);
        modules.set(id, module);
        return module;
      },
    },
    async writeBundle({ dir = "" }) {
      if (this.environment.name !== "client") return;
      await mkdir(join(dir, assetsFolder), { recursive: true });
      for (const [path, cached] of files) await copyFile(cached, join(dir, path));
    },
  };
}

/** A picture's size, rotated by its orientation tag. */
async function sizeOf(source: string): Promise<{ width: number; height: number }> {
  const { autoOrient } = await sharp(source).metadata();
  return autoOrient;
}

async function originalModule(source: string): Promise<string> {
  const { width, height } = await sizeOf(source);
  const picture = `{ src, width: ${width}, height: ${height} }`;
  return `import src from ${JSON.stringify(`${source}?url`)}; export default ${picture};`;
}

/**
 * A file's path in the site. Its hash is that of the source and of the settings. A name may not have spaces
 * or commas, which separate parts of `srcset`.
 */
function sitePath(source: string, hash: string, width: number, format: string): string {
  const name = basename(source, extname(source)).replaceAll(/[^\w-]+/g, "-");
  const version = contentHash(JSON.stringify([hash, encodings, sharp.versions]));
  const shortVersion = Buffer.from(version, "hex").toString("base64url").slice(0, 8);
  return `${assetsFolder}/${name}-${shortVersion}-${width}.${format}`;
}
