import { join, sep } from "node:path";
import type { Plugin } from "vite";
import { dataFileNames, type OwnersData } from "#data-reader/data-files.ts";
import { readData } from "#data-reader/read-data.ts";
import { finish, type Site } from "#finish/finish.ts";
import { openMediaFolder } from "./media-folder.ts";

/**
 * Gives the pages what they show of the owner's data as modules: `#page-data/shop`, `#page-data/home` and so on
 * export what `PageData` has under that name. A product's details are a module of their own. The prerenderer
 * imports all of it from `#page-data/site`. The same in the build, in development and in tests.
 */
export function pageDataPlugin(dataDir: string): Plugin {
  let root = "";
  let isBuild = false;
  let site: Promise<Site> | undefined;
  let folder: ReturnType<typeof openMediaFolder> | undefined;

  const readSite = async (): Promise<Site> => {
    const files = await Promise.all(
      dataFileNames.map(async (file) => [file, await readData(dataDir, file)]),
    );
    folder = openMediaFolder(root, join(dataDir, "media"), isBuild);
    return finish(Object.fromEntries(files) as OwnersData, await folder);
  };

  return {
    name: "latchkey:page-data",
    enforce: "pre",
    configResolved: (config) => {
      root = config.root;
      isBuild = config.command === "build";
    },
    resolveId: {
      filter: { id: /^#page-data\// },
      // Without "#", which would begin the hash of an address in development.
      handler: (id) => `\0${id.slice(1)}`,
    },
    load: {
      filter: { id: /^\0page-data\// },
      async handler(id) {
        for (const file of dataFileNames) this.addWatchFile(join(dataDir, file));
        site ??= readSite();
        return moduleText(id.replace("\0page-data/", ""), await site);
      },
    },
    watchChange: (file) => {
      if (file.startsWith(dataDir + sep)) site = undefined;
    },
    // Once: the bundle for Node has the same addresses.
    async writeBundle({ dir = "" }) {
      if (this.environment.name === "client") await (await folder)?.write(dir);
    },
  };
}

/** The module of a part of the data: an object by the last part of its path, or what loads the details. */
function moduleText(path: string, { data, pages }: Site): string {
  const [part = "", id] = path.split("/");
  const { details, ...parts } = pages;
  if (part === "site") return `export const site = ${JSON.stringify({ data, pages })};`;
  if (part === "details" && id !== undefined) {
    return `export const details = ${JSON.stringify(details[id])};`;
  }
  if (part === "details") {
    const loaders = Object.keys(details).map(
      (one) =>
        `[${JSON.stringify(one)}, () => import(${JSON.stringify(`#page-data/details/${one}`)})]`,
    );
    return `export const details = new Map([${loaders.join()}]);`;
  }
  return `export const ${part} = ${JSON.stringify(parts[part as keyof typeof parts])};`;
}
