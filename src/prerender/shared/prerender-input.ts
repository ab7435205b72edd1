import type { Site } from "#finish/finish.ts";

/** The prerenderer's input besides `src/`: the browser's bundle, and what else the build knows. */
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
  /** URLs of the bundle, from here on: what the inline script loads first. */
  entry: string;
  /** The static imports of the entry, and the app with its own. */
  entryImports: readonly string[];
  /** By lazy module's file in `src/`: its chunk, and the static imports of that. */
  chunks: Record<string, readonly string[]>;
  /** The same for the details of each product, by its id. */
  detailsChunks: Record<string, readonly string[]>;
  /** The styles that the app adds to a page. */
  stylesheet: string;
  /** What every page preloads. */
  fonts: readonly string[];
};
