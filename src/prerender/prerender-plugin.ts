import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin, Rolldown, ViteBuilder } from "vite";
import { dataFolder } from "#owner-check/data-folder.ts";
import { cacheFolder, contentHash } from "./cached-file.ts";
import { checkChunkGroups, chunkGroups, firstLoadChunk } from "./chunk-groups.ts";
import { type BundleOutput, bundleUrls, type ClientBuild } from "./client-build.ts";
import { inlineScript } from "./inline-script.ts";
import { licencesFile, unbundledLicences } from "./licences.ts";
import { iconPaths } from "./theme-files-plugin.ts";
import { productionRouterAliases } from "./production-router.ts";
import { readThemeColours } from "#owner-check/theme-colours.ts";
import type * as WriteSite from "./write-site.ts";

const beforePaintUrl = "/src/hydration/before-paint-script.ts";
const inlineScriptFile = "src/hydration/start-script.ts";

/** The files that decide how a preview card looks. A change to one of them redraws all cards. */
export const cardSources = [
  "src/prerender/cards",
  "src/owner-check/card-fonts.ts",
  "src/owner-check/media-files.ts",
  "src/prerender/status-shapes.ts",
  "src/domain/contour-path.ts",
  "src/domain/status.ts",
  "package-lock.json",
];

// Six characters instead of eight, because hashes compress badly and pages list many.
const assetFileNames = "assets/[name]-[hash:6][extname]";
/** What `npm run dev` shows until the app has started: the first time, it prepares all pictures. */
const startingStyle = `#root:empty::before {
  content: "The shop is starting. The first time, this takes about half a minute.";
  display: block;
  padding: 2rem;
  font-family: system-ui, sans-serif;
}`;

const clientOutput: Rolldown.OutputOptions = {
  codeSplitting: { groups: chunkGroups },
  entryFileNames: "assets/[name]-[hash:6].js",
  chunkFileNames: "assets/[name]-[hash:6].js",
  assetFileNames,
};

/**
 * Makes `vite build` build both sides: the browser's bundle, then a bundle of the same screens for
 * Node, which writes every page and the hosts' configuration files.
 */
export function prerenderPlugin(): Plugin {
  let projectRoot = "";
  return {
    name: "latchkey:prerender",
    config: (_, { command }) => ({
      builder: { sharedConfigBuild: true, sharedPlugins: true },
      build: {
        // One stylesheet. Each page inlines the rules that it uses.
        cssCodeSplit: false,
        // The build's time goes into pictures, and the cards' fonts only load on demand without a bundle.
        rolldownOptions: {
          checks: { pluginTimings: false, ineffectiveDynamicImport: false },
          // React Router's function that only prints to the console.
          treeshake: { manualPureFunctions: ["warning"] },
        },
        // The security policy forbids data: URLs.
        assetsInlineLimit: 0,
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_file, files) => files.filter((file) => !firstLoadChunk.test(file)),
        },
      },
      ...(command === "build" && {
        resolve: { alias: productionRouterAliases() },
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
                input: "src/prerender/write-site.ts",
                // The same picture names as in the browser's bundle.
                output: { assetFileNames },
              },
            },
          },
        },
      }),
    }),
    transformIndexHtml: async (html, { server }) => {
      const { ink } = await readThemeColours(projectRoot);
      return {
        html: html.replace("%INK%", ink),
        // Pages of the build inline this script. In development it is a module that runs before the app.
        tags: server
          ? [
              {
                tag: "script",
                attrs: { type: "module", src: beforePaintUrl },
                injectTo: "head-prepend",
              },
              { tag: "style", children: startingStyle, injectTo: "head" },
            ]
          : [],
      };
    },
    configResolved: ({ root }) => {
      projectRoot = root;
    },
    buildApp: async (builder) => {
      const { root } = builder.config;
      await mkdir(join(root, cacheFolder), { recursive: true });
      // Inside the project, because the prerender bundle imports its packages.
      const workDir = await mkdtemp(join(root, cacheFolder, "prerender-"));
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
  if (!client || !server)
    throw new Error("The Vite environments client and prerender are missing.");
  server.config.build.outDir = workDir;

  const output = await outputOf(builder, client);
  checkChunkGroups(output);
  await outputOf(builder, server);

  const { root, publicDir, build, base } = builder.config;
  const distDir = resolve(root, build.outDir);
  const publicNames = await readdir(publicDir).catch(() => []);
  const site: ClientBuild = {
    distDir,
    mediaDir: join(root, dataFolder, "media"),
    cacheDir: join(root, cacheFolder),
    colours: await readThemeColours(root),
    cardsVersion: await hashFiles(root, cardSources),
    publicPaths: [...new Set([...publicNames.map((name) => `/${name}`), ...iconPaths])],
    template: await readFile(join(distDir, "index.html"), "utf8"),
    ...bundleUrls(output, join(root, "src"), base),
    inlineScript: await inlineScript(root, inlineScriptFile),
  };
  await appendFile(join(distDir, licencesFile), await unbundledLicences(root));
  const { writeSite } = (await import(
    pathToFileURL(join(workDir, "write-site.js")).href
  )) as typeof WriteSite;
  const { pageCount, warnings } = await writeSite(site);
  builder.config.logger.info(`✓ ${pageCount} pages prerendered`);
  for (const warning of warnings) builder.config.logger.warn(warning);
}

async function outputOf(
  builder: ViteBuilder,
  environment: ViteBuilder["environments"][string],
): Promise<BundleOutput> {
  const result = await builder.build(environment);
  if (Array.isArray(result) || !("output" in result)) {
    throw new Error("Watch mode is not supported: run vite build without --watch.");
  }
  return result.output;
}

/** A hash of the contents of files and folders. */
async function hashFiles(root: string, paths: readonly string[]): Promise<string> {
  const contents: Buffer[] = [];
  for (const path of paths.map((one) => join(root, one))) {
    const isFolder = (await stat(path)).isDirectory();
    const files = isFolder
      ? (await readdir(path)).toSorted().map((one) => join(path, one))
      : [path];
    for (const file of files) contents.push(await readFile(file));
  }
  return contentHash(Buffer.concat(contents));
}
