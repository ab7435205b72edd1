import { join, sep } from "node:path";
import type { Plugin } from "vite";
import { dataFileNames } from "#data-reader/data-files.ts";
import { readAllData } from "#data-reader/read-data.ts";
import { finish, type Site } from "#finish/finish.ts";
import { wordsOf } from "#words/all-words.ts";
import { openMediaFolder } from "./media-folder.ts";

/**
 * Gives the pages what they show of the owner's data as modules: `#page-data/shop`, `#page-data/home` and so on
 * export what `PageData` has under that name. A product's details are a module of their own. `#words` exports the
 * words of the shop's language. The same in the build, in development and in tests. `api.site` is all of it.
 */
export function pageDataPlugin(dataDir: string): Plugin & { api: { site: () => Promise<Site> } } {
  let root = "";
  let isBuild = false;
  let site: Promise<Site> | undefined;
  let folder: ReturnType<typeof openMediaFolder> | undefined;

  const readSite = async (): Promise<Site> => {
    folder = openMediaFolder(root, join(dataDir, "media"), isBuild);
    return finish(await readAllData(dataDir), await folder);
  };
  /** Until a data file changes. */
  const siteOnce = () => (site ??= readSite());

  return {
    name: "latchkey:page-data",
    api: { site: siteOnce },
    enforce: "pre",
    configResolved: (config) => {
      root = config.root;
      isBuild = config.command === "build";
    },
    resolveId: {
      filter: { id: /^#(?:page-data\/|words$)/ },
      // Without "#", which would begin the hash of an address in development.
      handler: (id) => `\0${id.slice(1)}`,
    },
    load: {
      filter: { id: /^\0(?:page-data\/|words$)/ },
      async handler(id) {
        for (const file of dataFileNames) this.addWatchFile(join(dataDir, file));
        return id === "\0words"
          ? wordsModuleText(root, await siteOnce())
          : moduleText(id.replace("\0page-data/", ""), await siteOnce());
      },
    },
    transformIndexHtml: async (html) => {
      const { language, dir } = wordsOf(await siteOnce());
      const direction = dir === "ltr" ? "" : ` dir="${dir}"`;
      return html.replace('lang="en"', `lang="${language}"${direction}`);
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
function moduleText(path: string, site: Site): string {
  const [part = "", id] = path.split("/");
  const { details, ...parts } = site.pages;
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

/**
 * The module of the words of the shop's language. Each group is a module of its own, so that it comes with the
 * chunk whose components name it.
 */
function wordsModuleText(root: string, site: Site): string {
  const words = wordsOf(site);
  const file = join(root, "src/words", `${words.language.toLowerCase()}.ts`);
  return Object.keys(words)
    .map((group) => `export { ${group} } from ${JSON.stringify(`${file}?${group}`)};`)
    .join("\n");
}
