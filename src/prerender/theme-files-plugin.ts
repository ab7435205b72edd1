import { existsSync } from "node:fs";
import { extname, join } from "node:path";
import sharp from "sharp";
import type { Plugin } from "vite";
import { demoSeller } from "#domain/uses-demo-seller.ts";
import { readData } from "#owner/check/check-shop.ts";
import { colourScheme, readThemeColours, type ThemeColours } from "#owner/check/theme-colours.ts";

type FileWriter = (colours: ThemeColours, mark: string) => string | Promise<Buffer>;

const contentTypes: Record<string, string> = {
  css: "text/css",
  png: "image/png",
  svg: "image/svg+xml",
};

/** Generated public files, by URL path. */
const themeFiles: Record<string, FileWriter> = {
  "/favicon.svg": (_, mark) => mark,
  "/apple-touch-icon.png": (_, mark) => iconPng(mark, 180),
  [`/${demoSeller}/theme.css`]: ({ ink, paper, quiet, line }) =>
    `:root{--ink:${ink};--paper:${paper};--quiet:${quiet};--line:${line}}`,
};

/**
 * Generates the icons from the shop's mark and the demo seller's colours from the theme, and writes the
 * theme's background into `index.html`. A file of the same name in `public/` takes precedence.
 */
export function themeFilesPlugin(dataFolder: string): Plugin {
  let dataDir = "";
  let publicDir = "";
  return {
    name: "latchkey:theme-files",
    applyToEnvironment: ({ name }) => name === "client",
    configResolved: (config) => {
      ({ publicDir } = config);
      dataDir = join(config.root, dataFolder);
    },
    transformIndexHtml: async (html) => {
      const { ink } = await readThemeColours(dataDir);
      return html.replace("%INK%", ink).replace("%SCHEME%", colourScheme(ink));
    },
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? "/", "http://localhost");
        const write = themeFiles[pathname];
        if (!write || existsSync(join(publicDir, pathname))) {
          next();
          return;
        }
        const extension = extname(pathname).slice(1);
        response.setHeader("Content-Type", contentTypes[extension] ?? "");
        readTheme(dataDir)
          .then(async (theme) => write(...theme))
          .then(
            (content) => response.end(content),
            // The owner's check reports what is wrong with the data.
            () => response.writeHead(500).end(),
          );
      });
    },
    async generateBundle() {
      const theme = await readTheme(dataDir);
      for (const [path, write] of Object.entries(themeFiles)) {
        if (existsSync(join(publicDir, path))) continue;
        const source = await write(...theme);
        this.emitFile({ type: "asset", fileName: path.slice(1), source });
      }
    },
  };
}

/** The theme's colours, and the shop's mark as SVG. */
async function readTheme(dataDir: string): Promise<[colours: ThemeColours, mark: string]> {
  const colours = await readThemeColours(dataDir);
  const shop = await readData(dataDir, "shop.ts");
  // Loaded on demand, because drawing takes long to load and the server starts without it.
  const { shopMarkSvg } = await import("./cards/shop-mark.tsx");
  return [colours, await shopMarkSvg(shop, join(dataDir, "media"), colours)];
}

/** An SVG icon as a square PNG. */
export function iconPng(svg: string, sizePx: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * sizePx) / 64 })
    .resize(sizePx, sizePx)
    .removeAlpha()
    .png()
    .toBuffer();
}
