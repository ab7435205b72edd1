import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Manifest, Plugin, ViteBuilder } from "vite";
import { writeCompressedFiles } from "./compressed-files.ts";
import { plainError, withoutStack } from "#owner/check/plain-error.ts";
import { cacheFolder, trimCache } from "./cached-file.ts";
import { checkChunkGroups } from "./chunk-groups.ts";
import { bundleUrls, type ClientBuild } from "./client-build.ts";
import { inlineScript } from "./inline-script.ts";
import { completeLicences } from "./licences.ts";
import { replaceFolder, withCleanup } from "./replace-folder.ts";
import { picturesCacheFolder } from "./pictures-plugin.ts";
import { readThemeColours } from "#owner/check/theme-colours.ts";
import type * as WriteSite from "./write-site.ts";

const inlineScriptFile = "src/shop/start/start-script.ts";

/**
 * Makes `vite build` build both environments of vite.config.ts: the browser's bundle, then the bundle of
 * the same screens for Node, which writes every page and the hosts' configuration files.
 */
export function prerenderPlugin(dataFolder: string): Plugin {
  return {
    name: "latchkey:prerender",
    config: (_config, { command }) => {
      const nodeEnv = process.env["NODE_ENV"];
      if (command === "build" && nodeEnv !== "production") {
        throw plainError(
          `NODE_ENV is "${nodeEnv}". The build would contain React's development version and the preview panel: run it without NODE_ENV.`,
        );
      }
    },
    configResolved: ({ base, build }) => {
      if (build.watch) throw plainError("The build does not watch files: leave out --watch.");
      if (base !== "/") {
        throw plainError("The shop only works at the root of its own domain: leave out --base.");
      }
    },
    generateBundle(_options, bundle) {
      if (this.environment.name === "client") checkChunkGroups(bundle);
    },
    buildApp: async (builder) => {
      const { root, build } = builder.config;
      try {
        await mkdir(join(root, cacheFolder), { recursive: true });
        // Inside the project, because the prerender bundle imports its packages.
        const workDir = await mkdtemp(join(root, cacheFolder, "prerender-"));
        await withCleanup(workDir, () =>
          replaceFolder(resolve(root, build.outDir), ["nginx.conf"], (newFolder) =>
            buildSite(builder, { dataFolder, workDir, distDir: newFolder }),
          ),
        );
      } catch (error) {
        throw withoutStack(error, `${build.outDir} is as it was before.`);
      }
    },
  };
}

type Folders = { dataFolder: string; workDir: string; distDir: string };

async function buildSite(
  builder: ViteBuilder,
  { dataFolder, workDir, distDir }: Folders,
): Promise<void> {
  const { client, prerender: server } = builder.environments;
  if (!client || !server) throw new Error("vite.config.ts has no environments to build.");
  const start = performance.now();
  console.log(`Building the shop into ${client.config.build.outDir} …`);
  Object.assign(client.config.build, { outDir: distDir, emptyOutDir: true });
  server.config.build.outDir = workDir;

  await builder.build(client);
  await builder.build(server);

  const { root, publicDir } = builder.config;
  const manifestDir = join(distDir, ".vite");
  const manifest = await readFile(join(manifestDir, "manifest.json"), "utf8");
  await rm(manifestDir, { recursive: true });
  const urls = bundleUrls(JSON.parse(manifest) as Manifest);
  const cardsCacheDir = join(root, cacheFolder, "cards");
  const site: ClientBuild = {
    distDir,
    mediaDir: join(root, dataFolder, "media"),
    cardsCacheDir,
    colours: await readThemeColours(join(root, dataFolder)),
    template: await readFile(join(distDir, "index.html"), "utf8"),
    css: await readFile(join(distDir, urls.stylesheet), "utf8"),
    ...urls,
    inlineScript: await inlineScript(root, inlineScriptFile, dataFolder),
  };
  await completeLicences(distDir, root, publicDir);
  const { writeSite } = (await import(
    pathToFileURL(join(workDir, "write-site.js")).href
  )) as typeof WriteSite;
  const { pageCount, warnings } = await writeSite(site);
  await Promise.all([cardsCacheDir, join(root, picturesCacheFolder)].map((dir) => trimCache(dir)));
  await writeCompressedFiles(distDir);
  for (const warning of warnings) console.warn(warning);
  console.log(`✓ ${pageCount} pages in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
