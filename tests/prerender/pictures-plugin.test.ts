import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { build } from "vite";
import { beforeEach, expect, test } from "vitest";
import { picturesPlugin } from "#prerender/pictures-plugin.ts";
import type { PictureSource } from "#shop/media/pictures.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";

let root = "";
beforeEach(() => {
  root = temporaryFolder();
});

/** Writes a picture in one colour. A phone notes a quarter turn in `orientation` 6. */
async function writePicture(name: string, colour: string, orientation = 1): Promise<void> {
  const size = { width: 1200, height: 800, channels: 3, background: colour } as const;
  const picture = sharp({ create: size }).withMetadata({ orientation });
  await writeFile(join(root, name), await picture.jpeg().toBuffer());
}

let builds = 0;

/** Builds a module that imports a picture, and returns the picture. */
async function builtPicture(name: string, query = "picture"): Promise<PictureSource> {
  await writeFile(join(root, "main.js"), `export { default } from "./${name}?${query}";`);
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    plugins: [picturesPlugin()],
    build: {
      lib: { entry: "main.js", formats: ["es"], fileName: () => "main.js" },
      // On a busy machine, it would warn of the time that pictures take.
      rolldownOptions: { checks: { pluginTimings: false } },
    },
  });
  builds += 1;
  const url = `${pathToFileURL(join(root, "dist/main.js")).href}?build=${builds}`;
  return ((await import(/* @vite-ignore */ url)) as { default: PictureSource }).default;
}

function urlsOf({ avif = "", src }: PictureSource): string[] {
  return [...avif.split(", ").map((one) => one.split(" ")[0] ?? ""), src];
}

const siteFile = (url: string) => readFile(join(root, "dist", url));

// A name with blanks and commas becomes one that srcset can contain.
const withoutHash = (text = "") => text.replaceAll(/\/assets\/my-art-[\w-]{8}-/g, "");

test("a picture has AVIF in widths up to its own and one WebP, and each file has its width", async () => {
  await writePicture("my, art.jpg", "red");
  const picture = await builtPicture("my, art.jpg");
  expect(withoutHash(picture.avif)).toBe(
    "320.avif 320w, 672.avif 672w, 800.avif 800w, 1184.avif 1184w, 1200.avif 1200w",
  );
  expect(withoutHash(picture.src)).toBe("1080.webp");
  expect(picture).toMatchObject({ width: 1200, height: 800 });
  const widths = urlsOf(picture).map(
    async (url) => (await sharp(await siteFile(url)).metadata()).width,
  );
  expect(await Promise.all(widths)).toEqual([320, 672, 800, 1184, 1200, 1080]);
  const thumbnail = await builtPicture("my, art.jpg", "thumbnail");
  expect(withoutHash(thumbnail.avif)).toBe("112.avif 112w, 224.avif 224w, 288.avif 288w");
  expect(withoutHash(thumbnail.src)).toBe("224.webp");
});

test("a photo with an orientation tag has its displayed size, and its files are rotated", async () => {
  await writePicture("phone.jpg", "red", 6);
  const picture = await builtPicture("phone.jpg");
  expect(picture).toMatchObject({ width: 800, height: 1200 });
  expect(await sharp(await siteFile(picture.src)).metadata()).toMatchObject({
    width: 800,
    height: 1200,
  });
});

test("a changed picture has another address, because browsers keep the old one", async () => {
  await writePicture("art.jpg", "red");
  const { src } = await builtPicture("art.jpg");
  await writePicture("art.jpg", "blue");
  expect((await builtPicture("art.jpg")).src).not.toBe(src);
});
