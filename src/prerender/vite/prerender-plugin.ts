import { randomUUID } from "node:crypto";
import { appendFile, readFile, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin, Rolldown, ViteBuilder } from "vite";
import { licencesFile } from "#domain/site-files.ts";
import type { Site } from "#finish/finish.ts";
import type { PrerenderInput } from "#prerender/shared/prerender-input.ts";
import { templateFontPackages } from "#prerender/shared/template-fonts.ts";
import { preloadedFont } from "#prerender/shared/theme-css.ts";
import { cacheFolder, reusedFolder, tidyUp } from "#prerender/shared/write-file.ts";
import { detailsId } from "./page-data-plugin.ts";

// The bundler only collects the licences of scripts.
const packagesWithoutScripts = [...templateFontPackages, "tailwindcss"];

/**
 * Makes `vite build` build three environments: the browser's bundle, the inline script of all pages, and the screens
 * for Node. The bundle for Node writes every page, and publishes the site.
 */
export function prerenderPlugin(site: () => Promise<Site>): Plugin {
  // Each build has its own folder, inside the project, because the bundle for Node imports the packages.
  const buildDir = join(cacheFolder, `build-${randomUUID()}`);
  const siteDir = join(buildDir, "site");
  const nodeDir = join(buildDir, "node");
  return {
    name: "latchkey:prerender",
    apply: "build",
    config: () => ({
      environments: {
        client: { build: { outDir: siteDir } },
        inlineScript: {
          consumer: "client",
          build: {
            write: false,
            copyPublicDir: false,
            rolldownOptions: {
              input: "src/shop/start/start-script.ts",
              output: { format: "iife", codeSplitting: false },
            },
          },
        },
        prerender: {
          consumer: "server",
          build: {
            outDir: nodeDir,
            emitAssets: false,
            copyPublicDir: false,
            minify: false,
            rolldownOptions: { input: "src/prerender/write-site.ts" },
          },
        },
      },
    }),
    async buildApp(builder) {
      const { root, build } = builder.config;
      const startMs = Date.now();
      console.log(`Building the shop into ${build.outDir} …`);
      try {
        const bundle = await bundleSite(builder, await site(), join(root, siteDir));
        const { writeSite } = (await import(
          pathToFileURL(join(root, nodeDir, "write-site.js")).href
        )) as { writeSite: (input: PrerenderInput) => Promise<void> };
        await writeSite({ ...bundle, outDir: resolve(root, build.outDir), startMs });
      } finally {
        await tidyUp(() => rm(join(root, buildDir), { recursive: true, force: true }));
      }
    },
  };
}

/** Bundles the site, and the screens for Node. */
async function bundleSite(
  builder: ViteBuilder,
  site: Site,
  siteDir: string,
): Promise<Omit<PrerenderInput, "outDir" | "startMs">> {
  const { client, inlineScript, prerender } = builder.environments;
  if (!client || !inlineScript || !prerender) throw new Error("Vite lacks an environment.");

  console.log("Scripts and pictures … A new picture takes some seconds.");
  // They include data and pictures from page-data-plugin.ts, and the theme from theme-plugin.ts.
  const browserFiles = outputOf(await builder.build(client));
  const [script] = outputOf(await builder.build(inlineScript));
  await builder.build(prerender);

  const { root } = builder.config;
  for (const name of packagesWithoutScripts) {
    const licence = await readFile(join(root, "node_modules", name, "LICENSE"), "utf8");
    await appendFile(join(siteDir, licencesFile), `\n## ${name}\n\n${licence}`);
  }
  return {
    siteDir,
    site,
    cardsCacheDir: join(reusedFolder(root), "cards"),
    ...browserBundle(browserFiles, root, preloadedFont(site.theme)),
    inlineScript: scriptText(script),
  };
}

type OutputFile = Rolldown.RolldownOutput["output"][number];

function outputOf(result: Awaited<ReturnType<ViteBuilder["build"]>>): OutputFile[] {
  return [result].flat().flatMap((part) => ("output" in part ? part.output : []));
}

/**
 * Finds what the pages need among the files of the browser's bundle. `font` is the file of the display font, in a
 * package or in the media folder.
 */
export function browserBundle(
  files: readonly OutputFile[],
  root: string,
  font: string | undefined,
) {
  const chunks = files.filter((file) => file.type === "chunk");
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error("The browser's bundle has no entry.");

  /** The URLs of chunks and of what they import. Chunks can import each other. */
  const withImports = (names: readonly string[], urls = new Set<string>()): string[] => {
    for (const name of names) {
      if (urls.has(`/${name}`)) continue;
      urls.add(`/${name}`);
      withImports(chunks.find(({ fileName }) => fileName === name)?.imports ?? [], urls);
    }
    return [...urls];
  };
  /** The chunks of a folder's modules, by the rest of the module's id. */
  const chunksIn = (folder: string) =>
    Object.fromEntries(
      chunks.flatMap(({ facadeModuleId: id, fileName }) =>
        id?.startsWith(folder) ? [[id.slice(folder.length), withImports([fileName])]] : [],
      ),
    );
  const assetOf = (original: string) => {
    const asset = files
      .filter((file) => file.type === "asset")
      .find(({ originalFileNames }) =>
        originalFileNames.some((name) => `/${name}`.endsWith(`/${original}`)),
      );
    if (!asset) throw new Error(`The browser's bundle has no ${original}.`);
    return { url: `/${asset.fileName}`, text: asset.source.toString() };
  };
  const styles = assetOf("style.css");
  return {
    template: assetOf("index.html").text,
    css: styles.text,
    stylesheet: styles.url,
    entry: `/${entry.fileName}`,
    // The entry's only dynamic import is the app.
    entryImports: withImports([...entry.imports, ...entry.dynamicImports]),
    chunks: chunksIn(`${root}/src/`),
    detailsChunks: chunksIn(detailsId),
    fonts: font === undefined ? [] : [assetOf(font).url],
  };
}

/** The bundled script, as text that is safe in a `<script>` element. */
function scriptText(script: OutputFile | undefined): string {
  if (script?.type !== "chunk") throw new Error("The inline script was not bundled.");
  // These would end or change a script element. The owner's texts are strings, so an escape does not change them.
  return script.code.trim().replaceAll(/<(?=\/script|!--)/gi, String.raw`\x3C`);
}
