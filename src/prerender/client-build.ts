import type { ThemeColours } from "./theme-colours.ts";

/** What the bundler has made of the browser's side: the prerenderer's only input besides `src/`. */
export type ClientBuild = {
  /** The folder that becomes the site. */
  distDir: string;
  /** The folder with the owner's media. */
  mediaDir: string;
  /** Where work is kept that the next build can reuse. */
  cacheDir: string;
  colours: ThemeColours;
  /** Changes with the design of the preview cards. */
  cardsVersion: string;
  /** Files and folders of `public/`, by name. */
  publicNames: readonly string[];
  /** `index.html` as the bundler wrote it. */
  template: string;
  /** The address of the app's module. */
  entry: string;
  /** Everything else that the app is made of but its screens, as addresses. */
  entryImports: readonly string[];
  /** For a source file of `src/`: its chunk and what that imports, as addresses. */
  chunks: Record<string, readonly string[]>;
  /** The whole stylesheet. */
  css: string;
  /** Addresses of the font files. */
  fonts: readonly string[];
  /** The inline scripts, small and in one piece. */
  scripts: { beforePaint: string; start: string };
};
