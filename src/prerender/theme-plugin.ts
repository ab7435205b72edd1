import { join } from "node:path";
import type { Plugin } from "vite";
import { colourScheme, readThemeColours } from "#owner/check/theme-colours.ts";

/** Writes the theme's background into `index.html`, for the browser's own parts of the window. */
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
  };
}
