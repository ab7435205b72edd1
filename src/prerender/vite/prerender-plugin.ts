import { appendFile, mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Manifest, Plugin, ViteBuilder } from "vite";
import { licencesFile } from "#domain/site-files.ts";
import type { Site } from "#finish/finish.ts";
import type { PrerenderInput } from "#prerender/files/prerender-input.ts";
import { templateFontPackages } from "#prerender/files/template-fonts.ts";
import { preloadedFont } from "#prerender/files/theme-css.ts";
import { cacheFolder, reusedFolder, tidyUp } from "#prerender/files/write-file.ts";
import { detailsFolder } from "./page-data-plugin.ts";

// The bundler only collects the licences of scripts.
const packagesWithoutScripts = [...templateFontPackages, "tailwindcss"];

/**
 * Makes `vite build` build the environments of vite.config.ts: the browser's bundle, the inline script of
 * all pages, and the screens for Node. The bundle for Node writes every page, and publishes the site.
 */
export function prerenderPlugin(site: () => Promise<Site>): Plugin {
  return {
    name: "latchkey:prerender",
    async buildApp(builder) {
      const { root, build } = builder.config;
      const startMs = Date.now();
      console.log(`Building the shop into ${build.outDir} …`);
      // For this build alone. Inside the project, because the bundle for Node imports the packages.
      const cacheDir = join(root, cacheFolder);
      await mkdir(cacheDir, { recursive: true });
      const buildDir = await mkdtemp(join(cacheDir, "build-"));
      try {
        const nodeDir = join(buildDir, "node");
        const bundle = await bundleSite(builder, await site(), join(buildDir, "site"), nodeDir);
        const { writeSite } = (await import(
          pathToFileURL(join(nodeDir, "write-site.js")).href
        )) as { writeSite: (input: PrerenderInput) => Promise<void> };
        await writeSite({ ...bundle, outDir: resolve(root, build.outDir), startMs });
      } finally {
        await tidyUp(() => rm(buildDir, { recursive: true }));
      }
    },
  };
}

/** Bundles the site, and the screens for Node. */
async function bundleSite(
  builder: ViteBuilder,
  site: Site,
  siteDir: string,
  nodeDir: string,
): Promise<Omit<PrerenderInput, "outDir" | "startMs">> {
  const { client, inlineScript, prerender: server } = builder.environments;
  if (!client || !inlineScript || !server)
    throw new Error("vite.config.ts has no environments to build.");
  client.config.build.outDir = siteDir;
  server.config.build.outDir = nodeDir;

  console.log("Scripts and pictures … A new picture takes some seconds.");
  // With data and pictures from page-data-plugin.ts, and the theme from theme-plugin.ts.
  await builder.build(client);
  const inlineBundle = await builder.build(inlineScript);
  await builder.build(server);

  const { root } = builder.config;
  const manifestDir = join(siteDir, ".vite");
  const manifest = await readFile(join(manifestDir, "manifest.json"), "utf8");
  await rm(manifestDir, { recursive: true });
  for (const name of packagesWithoutScripts) {
    const licence = await readFile(join(root, "node_modules", name, "LICENSE"), "utf8");
    await appendFile(join(siteDir, licencesFile), `\n## ${name}\n\n${licence}`);
  }
  const urls = bundleUrls(JSON.parse(manifest) as Manifest, preloadedFont(site.theme));
  return {
    distDir: siteDir,
    site,
    cardsCacheDir: join(reusedFolder(root), "cards"),
    template: await readFile(join(siteDir, "index.html"), "utf8"),
    css: await readFile(join(siteDir, urls.stylesheet), "utf8"),
    ...urls,
    inlineScript: scriptText(inlineBundle),
  };
}

/**
 * Finds the URLs that the pages need in Vite's manifest of the browser's bundle. `font` is the file of the
 * display font, in a package or in the media folder.
 */
export function bundleUrls(manifest: Manifest, font: string | undefined) {
  const main = manifest["index.html"];
  const styles = manifest["style.css"];
  if (!main || !styles) throw new Error("The browser's bundle has no entry or no stylesheet.");

  const withImports = (key: string): string[] => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The browser's bundle has no ${key}.`);
    return [`/${chunk.file}`, ...(chunk.imports ?? []).flatMap(withImports)];
  };
  const chunksIn = (folder: string) => {
    const keys = Object.keys(manifest).filter((key) => key.startsWith(folder));
    return Object.fromEntries(keys.map((key) => [key.slice(folder.length), withImports(key)]));
  };
  // The entry's only dynamic import is the app.
  const { imports = [], dynamicImports = [] } = main;
  return {
    entry: `/${main.file}`,
    entryImports: [...imports, ...dynamicImports].flatMap(withImports),
    chunks: chunksIn("src/"),
    detailsChunks: chunksIn(detailsFolder),
    stylesheet: `/${styles.file}`,
    fonts: font === undefined ? [] : withImports(keyOfFile(manifest, font)),
  };
}

/** A file's key in the manifest, which is its path. */
function keyOfFile(manifest: Manifest, name: string): string {
  return Object.keys(manifest).find((key) => key.endsWith(`/${name}`)) ?? name;
}

/** The bundled script, as text that can stand in a `<script>` element. */
function scriptText(bundle: Awaited<ReturnType<ViteBuilder["build"]>>): string {
  const chunk = [bundle].flat().flatMap((one) => ("output" in one ? one.output : []))[0];
  if (chunk?.type !== "chunk") throw new Error("The inline script was not bundled.");
  // Neither may be in a script element. The owner's texts are strings, so an escape does not change them.
  return chunk.code.trim().replaceAll(/<(?=\/script|!--)/gi, String.raw`\x3C`);
}
