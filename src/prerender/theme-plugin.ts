import type { Plugin } from "vite";
import { colourScheme, readThemeColours } from "#data-reader/theme.ts";

/** Writes the theme's background into `index.html`, for the browser's own parts of the window. */
export function themePlugin(dataDir: string): Plugin {
  return {
    name: "latchkey:theme",
    transformIndexHtml: async (html) => {
      const { ink } = await readThemeColours(dataDir);
      return html.replace("%INK%", ink).replace("%SCHEME%", colourScheme(ink));
    },
  };
}
