import { posix } from "node:path";
import type { Rolldown } from "vite";
import type { ThemeColours } from "#owner-check/theme-colours.ts";

/** The result of the browser build: the prerenderer's only input besides `src/`. */
export type ClientBuild = {
  /** The folder of the site. */
  distDir: string;
  /** The folder of the owner's media. */
  mediaDir: string;
  /** A folder for preview cards that the next build can reuse. */
  cardsCacheDir: string;
  colours: ThemeColours;
  /** `index.html`, as the bundler emits it. */
  template: string;
  /** The inline script, minified. It prepares the first paint and starts the app. */
  inlineScript: string;
} & BundleUrls;

/** What the pages need from the browser's bundle, as URLs. */
type BundleUrls = {
  /** The app's entry module. */
  entry: string;
  /** The static imports of the entry and of the app. */
  entryImports: readonly string[];
  /** By source file in `src/`: the chunk of a lazy module, and its static imports. */
  chunks: Record<string, readonly string[]>;
  /** The URL of the styles that the app adds to a page, and the text of all styles without comments. */
  stylesheet: string;
  css: string;
  /** The font files to preload. */
  fonts: readonly string[];
};

/** The output of the bundler for one environment. */
export type BundleOutput = (Rolldown.OutputChunk | Rolldown.OutputAsset)[];

/** Collects the URLs that the pages need. Throws if the bundle has no entry. */
export function bundleUrls(output: BundleOutput, srcDir: string, base: string): BundleUrls {
  const files = new Map(output.map((file) => [file.fileName, file]));
  const withImports = (fileName: string): string[] => {
    const file = files.get(fileName);
    return file?.type === "chunk" ? [fileName, ...file.imports.flatMap(withImports)] : [];
  };
  const urls = (fileNames: readonly string[]) =>
    [...new Set(fileNames.flatMap(withImports))].map((name) => base + name);

  const chunks: Record<string, string[]> = {};
  let entryUrls: string[] = [];
  for (const file of output) {
    if (file.type !== "chunk" || !file.facadeModuleId) continue;
    chunks[sourceName(srcDir, file.facadeModuleId)] = urls([file.fileName]);
    // The entry's only dynamic import is the app.
    if (file.isEntry) entryUrls = urls([file.fileName, ...file.dynamicImports]);
  }
  const [entry, ...entryImports] = entryUrls;
  if (!entry) throw new Error("The browser's bundle has no entry.");

  const assets = output.filter((file) => file.type === "asset");
  const stylesheet = assets.find(({ fileName }) => fileName.endsWith(".css"));
  if (!stylesheet) throw new Error("The browser's bundle has no stylesheet.");
  return {
    entry,
    entryImports,
    chunks,
    // Comments hold Tailwind's licence, which is in licences.txt.
    css: stylesheet.source.toString().replaceAll(/\/\*[^]*?\*\//g, ""),
    stylesheet: base + stylesheet.fileName,
    fonts: assets
      .map(({ fileName }) => fileName)
      .filter(isPreloadedFont)
      .map((name) => base + name),
  };
}

/** A module's path within `src/`, with forward slashes on every system. */
export function sourceName(srcDir: string, moduleId: string): string {
  return posix.relative(srcDir.replaceAll("\\", "/"), moduleId.replaceAll("\\", "/"));
}

/** Whether a file has the Latin letters that every page uses. The browser loads others on demand. */
export function isPreloadedFont(fileName: string): boolean {
  return /-latin-wght-[^/]*\.woff2$/.test(fileName);
}
