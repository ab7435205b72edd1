import { createHash } from "node:crypto";
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { join, posix, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin, Rolldown, ViteBuilder } from "vite";
import { dataFolder } from "#owner-check/data-folder.ts";
import { firstLoadChunk, chunkGroups } from "./chunk-groups.ts";
import type { ClientBuild } from "./client-build.ts";
import { inlineScript } from "./inline-script.ts";
import type * as PrerenderEntry from "./prerender-entry.ts";
import { themeColours, type ThemeColours } from "./theme-colours.ts";

const beforePaintFile = "src/hydration/before-paint-script.ts";
const startFile = "src/hydration/start-script.ts";

// A hash is the one thing that no compression makes smaller: six signs of 64 are enough to tell
// one build's file from another's.
const assetFileNames = "assets/[name]-[hash:6][extname]";
const clientOutput: Rolldown.OutputOptions = {
  codeSplitting: { groups: chunkGroups },
  entryFileNames: "assets/[name]-[hash:6].js",
  chunkFileNames: "assets/[name]-[hash:6].js",
  assetFileNames,
};

const licencesFile = "licences.txt";
// What pages contain besides the bundled scripts: the display face and the stylesheet's base.
const shippedBesideScripts = ["@fontsource-variable/big-shoulders", "tailwindcss"];

type Output = (Rolldown.OutputChunk | Rolldown.OutputAsset)[];

/** The folder of the prerender bundle during a build, near the packages that it imports. */
const cacheDir = "node_modules/.cache";

/**
 * Makes one `vite build` of both sides: the browser's bundle, then a bundle of the same screens
 * for Node, which writes every page and the files that belong to a host.
 */
export function prerender(): Plugin {
  let projectRoot = "";
  return {
    name: "latchkey:prerender",
    config: (_, { command }) => ({
      builder: { sharedConfigBuild: true, sharedPlugins: true },
      build: {
        // One stylesheet, which each page carries in its head.
        cssCodeSplit: false,
        // The security policy allows no data: addresses.
        assetsInlineLimit: 0,
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_file, files) => files.filter((file) => !firstLoadChunk.test(file)),
        },
      },
      ...(command === "build" && {
        environments: {
          client: {
            build: {
              license: { fileName: licencesFile },
              rolldownOptions: { output: clientOutput },
            },
          },
          prerender: {
            consumer: "server",
            build: {
              emitAssets: false,
              copyPublicDir: false,
              minify: false,
              rolldownOptions: {
                input: "src/prerender/prerender-entry.ts",
                // Both sides name the same pictures.
                output: { assetFileNames },
              },
            },
          },
        },
      }),
    }),
    transformIndexHtml: async (html, { server }) => {
      const root = server?.config.root ?? projectRoot;
      const { ink } = await readColours(root);
      return {
        html: html.replace("%INK%", ink),
        // Development, too, settles notices and motion before the first paint.
        tags: server
          ? [
              {
                tag: "script",
                children: await inlineScript(root, beforePaintFile),
                injectTo: "head-prepend",
              },
            ]
          : [],
      };
    },
    configResolved: ({ root }) => {
      projectRoot = root;
    },
    buildApp: async (builder) => {
      const { root } = builder.config;
      await mkdir(join(root, cacheDir), { recursive: true });
      const workDir = await mkdtemp(join(root, cacheDir, "prerender-"));
      try {
        await buildSite(builder, workDir);
      } finally {
        await rm(workDir, { recursive: true, force: true });
      }
    },
  };
}

async function buildSite(builder: ViteBuilder, workDir: string): Promise<void> {
  const { client, prerender: server } = builder.environments;
  if (!client || !server) throw new Error("Vite has no environments to build for.");
  server.config.build.outDir = workDir;

  const output = await outputOf(builder, client);
  await outputOf(builder, server);

  const { root, publicDir, build, base } = builder.config;
  const distDir = resolve(root, build.outDir);
  const site: ClientBuild = {
    distDir,
    mediaDir: join(root, dataFolder, "media"),
    cacheDir: join(root, cacheDir),
    colours: await readColours(root),
    cardsVersion: await hashFiles(root, ["src/prerender/cards", "package.json"]),
    publicNames: await readdir(publicDir),
    template: await readFile(join(distDir, "index.html"), "utf8"),
    ...describeClient(output, join(root, "src"), base),
    scripts: {
      beforePaint: await inlineScript(root, beforePaintFile),
      start: await inlineScript(root, startFile),
    },
  };
  await appendFile(join(distDir, licencesFile), await otherLicences(root));
  const { writeSite } = (await import(
    pathToFileURL(join(workDir, "prerender-entry.js")).href
  )) as typeof PrerenderEntry;
  const { pageCount, warnings } = await writeSite(site);
  builder.config.logger.info(`✓ ${pageCount} pages prerendered`);
  for (const warning of warnings) builder.config.logger.warn(warning);
}

async function outputOf(
  builder: ViteBuilder,
  environment: ViteBuilder["environments"][string],
): Promise<Output> {
  const result = await builder.build(environment);
  if (Array.isArray(result) || !("output" in result)) {
    throw new Error("Expected one finished bundle; the build does not work in watch mode.");
  }
  return result.output;
}

/** Finds, in the browser's bundle, what the pages have to name. */
function describeClient(
  output: Output,
  srcDir: string,
  base: string,
): Pick<ClientBuild, "entry" | "entryImports" | "chunks" | "css" | "fonts"> {
  const files = new Map(output.map((file) => [file.fileName, file]));
  const chunks: Record<string, string[]> = {};
  let entry: string | undefined;
  let entryImports: string[] = [];

  const withImports = (fileName: string): string[] => {
    const file = files.get(fileName);
    if (file?.type !== "chunk") return [];
    return [fileName, ...file.imports.flatMap(withImports)];
  };
  const addressesOf = (fileNames: readonly string[]) =>
    [...new Set(fileNames.flatMap(withImports))].map((name) => base + name);
  for (const file of output) {
    if (file.type !== "chunk" || !file.facadeModuleId) continue;
    chunks[sourceName(srcDir, file.facadeModuleId)] = addressesOf([file.fileName]);
    // The entry imports the app a moment later, and nothing else that way.
    if (file.isEntry)
      [entry, ...entryImports] = addressesOf([file.fileName, ...file.dynamicImports]);
  }
  if (!entry) throw new Error("The browser's bundle has no entry.");

  const assets = output.filter((file) => file.type === "asset");
  const css = assets.filter(({ fileName }) => fileName.endsWith(".css"));
  return {
    entry,
    entryImports,
    chunks,
    // Without comments: Tailwind's licence is in licences.txt.
    css: css.map(({ source }) => source.toString().replaceAll(/\/\*[^]*?\*\//g, "")).join(""),
    fonts: assets
      // Only the letters that every page uses: the others are fetched where a text needs them.
      .filter(({ fileName }) => /-latin-wght-.*\.woff2$/.test(fileName))
      .map((a) => base + a.fileName),
  };
}

/** A module's path within `src/`, with slashes on every system. */
export function sourceName(srcDir: string, moduleId: string): string {
  const [from, to] = [srcDir, moduleId].map((path) => path.replaceAll("\\", "/"));
  return posix.relative(from ?? "", to ?? "");
}

/** Licences of packages that are no scripts, written as the bundler writes those of scripts. */
async function otherLicences(root: string): Promise<string> {
  const texts = await Promise.all(
    shippedBesideScripts.map(async (name) => {
      const text = await readFile(join(root, "node_modules", name, "LICENSE"), "utf8");
      return `\n## ${name}\n\n${text}`;
    }),
  );
  return texts.join("");
}

/** A hash over files and the files of folders. */
async function hashFiles(root: string, paths: readonly string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const path of paths.map((one) => join(root, one))) {
    const isFolder = (await stat(path)).isDirectory();
    const files = isFolder
      ? (await readdir(path)).toSorted().map((one) => join(path, one))
      : [path];
    for (const file of files) hash.update(await readFile(file));
  }
  return hash.digest("hex");
}

async function readColours(root: string): Promise<ThemeColours> {
  return themeColours(await readFile(join(root, "src/styles.css"), "utf8"));
}
