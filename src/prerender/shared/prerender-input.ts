import type { Site } from "#finish/finish.ts";

/** The prerenderer's input besides `src/`: the browser's bundle, and the facts of this build. */
export type PrerenderInput = {
  /** The folder of this build, which has the bundle already. */
  siteDir: string;
  /** The published folder. */
  outDir: string;
  /** When the build began. */
  startMs: number;
  site: Site;
  /** A folder for preview cards that the next build can reuse. */
  cardsCacheDir: string;
  /** `index.html`, as the bundler emits it. */
  template: string;
  /** The inline script, minified. It prepares the first paint and starts the app. */
  inlineScript: string;
  css: string;
  /** From here on, URLs of the bundle. The inline script loads the entry first. */
  entry: string;
  /** The static imports of the entry, and the app with its static imports. */
  entryImports: readonly string[];
  /** The chunk of each lazy module with its static imports, by the module's file in `src/`. */
  chunks: Record<string, readonly string[]>;
  /** The same for the details of each product, by its id. */
  detailsChunks: Record<string, readonly string[]>;
  /** The styles that the app adds to a page. */
  stylesheet: string;
  /** The fonts that every page preloads. */
  fonts: readonly string[];
};
