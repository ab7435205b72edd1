import { appendFile, readFile, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Manifest, Plugin, ViteBuilder } from "vite";
import { clearProgress, showProgress } from "#data-reader/progress.ts";
import { refuse } from "#data-reader/refuse.ts";
import { inOwnersWords } from "#data-reader/system-errors.ts";
import { readThemeColours } from "#data-reader/theme.ts";
import { licencesFile } from "#domain/site-files.ts";
import { bundleUrls } from "./bundle-urls.ts";
import { cacheFolder } from "./cached-file.ts";
import type { PrerenderInput } from "./prerender-input.ts";
import { type BuildFolders, replaceSite } from "./replace-site.ts";
import type * as WriteSite from "./write-site.ts";

// The bundler only collects the licences of scripts.
const packagesWithoutScripts = ["@fontsource-variable/big-shoulders", "tailwindcss"];

/**
 * Makes `vite build` build the environments of vite.config.ts: the browser's bundle, the inline script of
 * all pages, and the screens for Node. The bundle for Node writes every page. The new site takes the place
 * of the old one when it is complete.
 */
export function prerenderPlugin(dataFolder: string): Plugin {
  return {
    name: "latchkey:prerender",
    configResolved: ({ root, base }) => {
      if (root.includes("#")) {
        refuse(`Vite cannot read files in a folder with # in its path. Rename the folder: ${root}`);
      }
      if (base !== "/") {
        refuse(`The shop needs the root of its own domain. Leave out --base ${base}`);
      }
    },
    async buildApp(builder) {
      const { root, build } = builder.config;
      const start = performance.now();
      console.log(`Building the shop into ${build.outDir} …`);
      try {
        const pageCount = await replaceSite(resolve(root, build.outDir), (folders) =>
          buildSite(builder, dataFolder, folders),
        );
        clearProgress();
        console.log(`✓ ${pageCount} pages in ${((performance.now() - start) / 1000).toFixed(1)} s`);
      } catch (error) {
        clearProgress();
        throw inOwnersWords(error);
      }
    },
  };
}

/** Builds the new site. Returns the number of its pages. */
async function buildSite(
  builder: ViteBuilder,
  dataFolder: string,
  { newDir, nodeDir }: BuildFolders,
): Promise<number> {
  const { client, inlineScript, prerender: server } = builder.environments;
  if (!client || !inlineScript || !server)
    throw new Error("vite.config.ts has no environments to build.");
  client.config.build.outDir = newDir;
  server.config.build.outDir = nodeDir;

  await builder.build(client);
  const inlineBundle = await builder.build(inlineScript);
  await builder.build(server);

  const { root } = builder.config;
  const manifestDir = join(newDir, ".vite");
  const manifest = await readFile(join(manifestDir, "manifest.json"), "utf8");
  await rm(manifestDir, { recursive: true });
  const theme = await readFile(join(root, dataFolder, "theme.css"), "utf8");
  const urls = bundleUrls(JSON.parse(manifest) as Manifest, theme);
  const input: PrerenderInput = {
    distDir: newDir,
    mediaDir: join(root, dataFolder, "media"),
    cardsCacheDir: join(root, cacheFolder, "cards"),
    colours: await readThemeColours(join(root, dataFolder)),
    template: await readFile(join(newDir, "index.html"), "utf8"),
    css: await readFile(join(newDir, urls.stylesheet), "utf8"),
    ...urls,
    inlineScript: scriptText(inlineBundle),
  };
  for (const name of packagesWithoutScripts) {
    const licence = await readFile(join(root, "node_modules", name, "LICENSE"), "utf8");
    await appendFile(join(newDir, licencesFile), `\n## ${name}\n\n${licence}`);
  }
  const { writeSite } = (await import(
    pathToFileURL(join(nodeDir, "write-site.js")).href
  )) as typeof WriteSite;
  const pageCount = await writeSite(input);
  showProgress("Publishing");
  return pageCount;
}

/** The bundled script, as text that can stand in a `<script>` element. */
function scriptText(bundle: Awaited<ReturnType<ViteBuilder["build"]>>): string {
  const chunk = [bundle].flat().flatMap((one) => ("output" in one ? one.output : []))[0];
  if (chunk?.type !== "chunk") throw new Error("The inline script was not bundled.");
  // Neither may be in a script element. The owner's texts are strings, so an escape does not change them.
  return chunk.code.trim().replaceAll(/<(?=\/script|!--)/gi, String.raw`\x3C`);
}
