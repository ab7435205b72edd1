import type { Manifest } from "vite";

/** What the pages need from the browser's bundle, as URLs. */
export type BundleUrls = {
  entry: string;
  /** The static imports of the entry, and the app with its own. */
  entryImports: readonly string[];
  /** By source file in `src/`: the chunk of a lazy module, and its static imports. */
  chunks: Record<string, readonly string[]>;
  /** The styles that the app adds to a page. */
  stylesheet: string;
  fonts: readonly string[];
};

/** Finds the URLs that the pages need in Vite's manifest of the browser's bundle. `theme` is the text of `theme.css`. */
export function bundleUrls(manifest: Manifest, theme: string): BundleUrls {
  const main = manifest["index.html"];
  const styles = manifest["style.css"];
  if (!main || !styles) throw new Error("The browser's bundle has no entry or no stylesheet.");

  const withImports = (key: string): string[] => {
    const { file = key, imports = [] } = manifest[key] ?? {};
    return [`/${file}`, ...imports.flatMap(withImports)];
  };
  const hasTemplateFont = /--font-display:\s*["']?Big Shoulders\b(?! Fallback)/.test(theme);
  // The entry's only dynamic import is the app.
  const { imports = [], dynamicImports = [] } = main;
  return {
    entry: `/${main.file}`,
    entryImports: [...imports, ...dynamicImports].flatMap(withImports),
    chunks: Object.fromEntries(
      Object.keys(manifest).map((key) => [key.replace("src/", ""), withImports(key)]),
    ),
    stylesheet: `/${styles.file}`,
    // The Latin letters, which every page uses. The browser loads other letters on demand.
    fonts: Object.entries(manifest)
      .filter(([source]) => hasTemplateFont && /-latin-wght-[^/]*\.woff2$/.test(source))
      .map(([, { file }]) => `/${file}`),
  };
}
