import { join } from "node:path";
import type { Plugin } from "vite";
import { demoSeller } from "#domain/shop.ts";
import { colourScheme, readThemeColours, type ThemeColours } from "#owner/check/theme-colours.ts";

/** The path of the demo seller's colours. */
export const demoThemePath = `/${demoSeller}/theme.css`;

/** The demo seller's colours, which are the theme's. */
export function demoTheme({ ink, paper, quiet, line }: ThemeColours): string {
  return `:root{--ink:${ink};--paper:${paper};--quiet:${quiet};--line:${line}}`;
}

/**
 * Writes the theme's background into `index.html`, and makes the development server serve the demo
 * seller's colours.
 */
export function themePlugin(dataFolder: string): Plugin {
  let dataDir = "";
  return {
    name: "latchkey:theme",
    configResolved: ({ root }) => {
      dataDir = join(root, dataFolder);
    },
    transformIndexHtml: async (html) => {
      const { ink } = await readThemeColours(dataDir);
      return html.replace("%INK%", ink).replace("%SCHEME%", colourScheme(ink));
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(demoThemePath, (_request, response, next) => {
        readThemeColours(dataDir).then(
          (colours) => response.setHeader("Content-Type", "text/css").end(demoTheme(colours)),
          next,
        );
      });
    },
  };
}
