import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import { buildFolders } from "#domain/site-files.ts";
import type { BuiltPicture } from "#shop/media/picture-files.ts";
import { reusedFolder } from "./cached-file.ts";
import { builtPicture, pictureSize, writePicture } from "./encode-picture.ts";

/**
 * Imports of `name.png?picture` give a `BuiltPicture` of `src/shop/media/picture-files.ts`, and write its
 * files. The development server serves the original.
 */
export function picturesPlugin(): Plugin {
  let isBuild = false;
  let cacheDir = "";
  /** By path. The bundle for Node has the same pictures as the browser's. */
  const pictures = new Map<string, Promise<BuiltPicture>>();

  return {
    name: "latchkey:pictures",
    enforce: "pre",
    configResolved: ({ command, root }) => {
      isBuild = command === "build";
      cacheDir = join(reusedFolder(root), "pictures");
    },
    load: {
      filter: { id: /\?picture$/ },
      async handler(id) {
        const [path = ""] = id.split("?");
        if (!isBuild) return originalModule(path);
        const picture = pictures.get(path) ?? builtPicture(path);
        pictures.set(path, picture);
        return `export default ${JSON.stringify(await picture)};`;
      },
    },
    async writeBundle({ dir: siteDir = "" }) {
      if (this.environment.name !== "client") return;
      await mkdir(join(siteDir, buildFolders.assets), { recursive: true });
      await Promise.all(
        Array.from(pictures, async ([path, picture]) =>
          writePicture(path, await picture, { siteDir, cacheDir }),
        ),
      );
    },
  };
}

async function originalModule(path: string): Promise<string> {
  const { width, height } = await pictureSize(path);
  const picture = `{ src, width: ${width}, height: ${height} }`;
  return `import src from ${JSON.stringify(`${path}?url`)}; export default ${picture};`;
}
