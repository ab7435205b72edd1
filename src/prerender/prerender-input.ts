import type { Site } from "#finish/finish.ts";
import type { BundleUrls } from "./bundle-urls.ts";

/** The prerenderer's input besides `src/`: the browser's bundle, and what else the build knows. */
export type PrerenderInput = {
  /** The folder of this build, which has the bundle already. */
  distDir: string;
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
} & BundleUrls;
