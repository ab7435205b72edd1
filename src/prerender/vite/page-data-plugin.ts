import { join } from "node:path";
import type { Plugin } from "vite";
import { isInFolder } from "#data-reader/data-files.ts";
import { readData } from "#data-reader/read-data.ts";
import { finish, type Site } from "#finish/finish.ts";
import { fillTemplate } from "#prerender/shared/fill-template.ts";
import { wordsOf } from "#words/all-words.ts";
import { serveMedia } from "./served-media.ts";

/** The start of the ids of all modules with data. */
export const pageDataId = "\0page-data";

/** The start of the ids of modules with a product's details. The product's id follows. */
export const detailsId = `${pageDataId}/details/`;

/** The ids of all modules that are made from the data. */
const servedIds = /^\0(?:page-data(?:\/|$)|words$)/;

/**
 * Serves `#page-data`, which exports the parts of `PageData`, and `#words`, which exports the words of the shop's
 * language, in builds, in development and in tests. Each part, each product's details and each group of words is a
 * separate module, so that a chunk contains only those that its components import. `api.site` has all data.
 */
export function pageDataPlugin(
  dataFolder: string,
): Plugin & { api: { site: () => Promise<Site> } } {
  let root = "";
  let isBuild = false;
  let result: ReturnType<typeof readAndFinish> | undefined;

  const readAndFinish = async () => {
    const media = await serveMedia(root, join(root, dataFolder, "media"), isBuild);
    return { media, site: finish(await readData(root, dataFolder), media) };
  };
  /** Reads the data once, and again after a file of the folder has changed. */
  const resultOnce = () => (result ??= readAndFinish());
  const siteOnce = async () => (await resultOnce()).site;

  return {
    name: "latchkey:page-data",
    api: { site: siteOnce },
    enforce: "pre",
    configResolved: (config) => {
      root = config.root;
      isBuild = config.command === "build";
    },
    resolveId: {
      filter: { id: /^#(?:page-data(?:\/|$)|words$)/ },
      // In development, the id is part of a URL, whose hash begins with "#".
      handler: (id) => `\0${id.slice(1)}`,
    },
    load: {
      filter: { id: servedIds },
      async handler(id) {
        const data = await siteOnce();
        if (id === "\0words") return wordsModuleText(root, data);
        return id === pageDataId ? partsModuleText(data) : moduleText(id, data);
      },
    },
    transformIndexHtml: async (html) => {
      const { language, dir } = wordsOf(await siteOnce());
      return fillTemplate(html, { LANGUAGE: language, DIRECTION: dir });
    },
    hotUpdate({ file }) {
      if (!isInFolder(file, join(root, dataFolder))) return undefined;
      result = undefined;
      const { moduleGraph, hot } = this.environment;
      for (const [id, module] of moduleGraph.idToModuleMap) {
        if (servedIds.test(id)) moduleGraph.invalidateModule(module);
      }
      hot.send({ type: "full-reload" });
      return [];
    },
    // Only once, because the bundle for Node has the same addresses.
    async writeBundle({ dir = "" }) {
      if (this.environment.name === "client") await (await resultOnce()).media.write(dir);
    },
  };
}

function partsModuleText({ pageData }: Site): string {
  return Object.keys(pageData)
    .map((part) => `export { ${part} } from "#page-data/${part}";`)
    .join("\n");
}

/** The module of a part of the data, of one product's details, or of the functions that load the details. */
function moduleText(moduleId: string, site: Site): string {
  const [, part = "", id] = moduleId.split("/");
  const { details, ...parts } = site.pageData;
  if (part === "details" && id !== undefined) {
    return `export const details = ${JSON.stringify(details[id])};`;
  }
  if (part === "details") {
    const loaders = Object.keys(details).map((productId) => {
      const source = `#page-data/details/${productId}`;
      return `[${JSON.stringify(productId)}, () => import(${JSON.stringify(source)})]`;
    });
    return `export const details = new Map([${loaders.join()}]);`;
  }
  return `export const ${part} = ${JSON.stringify(parts[part as keyof typeof parts])};`;
}

/** The query makes a module of each group of words, so that a page loads only its own: 0.8 KB less at first. */
function wordsModuleText(root: string, site: Site): string {
  const words = wordsOf(site);
  const file = join(root, "src/words", `${site.language.toLowerCase()}.ts`);
  return Object.keys(words)
    .map((group) => `export { ${group} } from ${JSON.stringify(`${file}?${group}`)};`)
    .join("\n");
}
