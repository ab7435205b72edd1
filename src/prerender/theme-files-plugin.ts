import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, extname, join } from "node:path";
import sharp from "sharp";
import type { Plugin } from "vite";
import { contentTypes } from "#hosting/content-types.ts";
import { demoSeller } from "#hosting/uses-demo-seller.ts";
import { readThemeColours, type ThemeColours } from "#owner-check/theme-colours.ts";

/** The shop's mark on a 16-pixel grid, so that it is sharp in a browser tab. */
const markPath = "M2 2h3v9h6V9H8V2h6v12H2z";

type FileWriter = (colours: ThemeColours) => string | Promise<Buffer>;

/** Generated public files, by URL path. */
const themeFiles: Record<string, FileWriter> = {
  "/favicon.svg": (colours) => iconSvg(colours, 0),
  "/favicon.ico": async (colours) => icoFile(await iconPng(iconSvg(colours, 0), 32), 32),
  // More margin, because iOS rounds the corners.
  "/apple-touch-icon.png": (colours) => iconPng(iconSvg(colours, 2.4), 180),
  [`/${demoSeller}/theme.css`]: ({ ink, paper, quiet, line }) =>
    `:root{--ink:${ink};--paper:${paper};--quiet:${quiet};--line:${line}}`,
};

/** The URL paths of the icons. */
export const iconPaths = Object.keys(themeFiles).filter((path) => dirname(path) === "/");

/**
 * Generates the icons and the demo seller's colours from the theme. A file of the same name in
 * `public/` takes precedence.
 */
export function themeFilesPlugin(): Plugin {
  let root = "";
  let publicDir = "";
  return {
    name: "latchkey:theme-files",
    applyToEnvironment: ({ name }) => name === "client",
    configResolved: (config) => {
      ({ root, publicDir } = config);
    },
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? "/", "http://localhost");
        const write = themeFiles[pathname];
        if (!write || existsSync(join(publicDir, pathname))) {
          next();
          return;
        }
        const send = async () => {
          try {
            const content = await write(await readThemeColours(root));
            response.setHeader("Content-Type", contentTypes[extname(pathname).slice(1)] ?? "");
            response.end(content);
          } catch (error) {
            next(error);
          }
        };
        void send();
      });
    },
    writeBundle: async ({ dir = "" }) => {
      const colours = await readThemeColours(root);
      for (const [path, write] of Object.entries(themeFiles)) {
        if (existsSync(join(publicDir, path))) continue;
        await mkdir(dirname(join(dir, path)), { recursive: true });
        await writeFile(join(dir, path), await write(colours));
      }
    },
  };
}

/** The icon as SVG, with an extra margin around its 16 by 16 grid. */
export function iconSvg(
  { ink, paper }: Pick<ThemeColours, "ink" | "paper">,
  margin: number,
): string {
  const size = 16 + 2 * margin;
  const viewBox = `${-margin} ${-margin} ${size} ${size}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><path fill="${ink}" d="M${-margin} ${-margin}h${size}v${size}h${-size}z"/><path fill="${paper}" d="${markPath}"/></svg>`;
}

/** An SVG icon as a square PNG. */
export function iconPng(svg: string, sizePx: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * sizePx) / 16 })
    .resize(sizePx, sizePx)
    .removeAlpha()
    .png()
    .toBuffer();
}

/** An ICO file with one PNG: a 6-byte header, a 16-byte directory entry, then the PNG. */
export function icoFile(png: Buffer, sizePx: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // number of images
  header.writeUInt8(sizePx, 6); // width
  header.writeUInt8(sizePx, 7); // height
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(24, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18); // offset of the image
  return Buffer.concat([header, png]);
}
