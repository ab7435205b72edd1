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

/**
 * Finds the URLs that the pages need in Vite's manifest of the browser's bundle. `font` is the file of the
 * display font, in a package or in the media folder.
 */
export function bundleUrls(manifest: Manifest, font: string | undefined): BundleUrls {
  const main = manifest["index.html"];
  const styles = manifest["style.css"];
  if (!main || !styles) throw new Error("The browser's bundle has no entry or no stylesheet.");

  const withImports = (key: string): string[] => {
    const { file = key, imports = [] } = manifest[key] ?? {};
    return [`/${file}`, ...imports.flatMap(withImports)];
  };
  // The entry's only dynamic import is the app.
  const { imports = [], dynamicImports = [] } = main;
  return {
    entry: `/${main.file}`,
    entryImports: [...imports, ...dynamicImports].flatMap(withImports),
    chunks: Object.fromEntries(
      Object.keys(manifest).map((key) => [key.replace("src/", ""), withImports(key)]),
    ),
    stylesheet: `/${styles.file}`,
    fonts: Object.entries(manifest)
      .filter(([key]) => font !== undefined && key.endsWith(`/${font}`))
      .map(([, { file }]) => `/${file}`),
  };
}
