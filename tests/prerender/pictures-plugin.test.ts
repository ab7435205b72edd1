// @vitest-environment node
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { build } from "vite";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { PictureSource } from "#shop/media/pictures.ts";
import { picturesCacheFolder, picturesPlugin } from "#prerender/pictures-plugin.ts";

let root = "";
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "pictures-"));
});
afterEach(() => rm(root, { recursive: true }));

/** Writes a picture in one colour. A phone notes a quarter turn in `orientation` 6. */
async function writePicture(name: string, colour: string, orientation = 1): Promise<void> {
  const size = { width: 600, height: 400, channels: 3, background: colour } as const;
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
    build: { lib: { entry: "main.js", formats: ["es"], fileName: () => "main.js" } },
  });
  builds += 1;
  const url = `${pathToFileURL(join(root, "dist/main.js")).href}?build=${builds}`;
  return ((await import(/* @vite-ignore */ url)) as { default: PictureSource }).default;
}

function urlsOf({ avif = "", src }: PictureSource): string[] {
  return [...avif.split(", ").map((one) => one.split(" ")[0] ?? ""), src];
}

const siteFile = (url: string) => readFile(join(root, "dist", url));

const withoutHash = (text = "") => text.replaceAll(/\/assets\/art-[\w-]{6}-/g, "");

test("a picture has AVIF in widths up to its own and one WebP, and each file has its width", async () => {
  await writePicture("art.jpg", "red");
  const picture = await builtPicture("art.jpg");
  expect(withoutHash(picture.avif)).toBe("320.avif 320w, 600.avif 600w");
  expect(withoutHash(picture.src)).toBe("600.webp");
  expect(picture).toMatchObject({ width: 600, height: 400 });
  const widths = urlsOf(picture).map(
    async (url) => (await sharp(await siteFile(url)).metadata()).width,
  );
  expect(await Promise.all(widths)).toEqual([320, 600, 600]);
});

test("a photo with an orientation tag has its displayed size, and its files are rotated", async () => {
  await writePicture("phone.jpg", "red", 6);
  const picture = await builtPicture("phone.jpg");
  expect(picture).toMatchObject({ width: 400, height: 600 });
  expect(await sharp(await siteFile(picture.src)).metadata()).toMatchObject({
    width: 400,
    height: 600,
  });
});

test("a name with blanks and commas becomes one that srcset can contain", async () => {
  await writePicture("my, art.jpg", "red");
  for (const url of urlsOf(await builtPicture("my, art.jpg"))) {
    expect(url).toMatch(/^\/assets\/my-art-[\w-]{6}-\d+\.(?:avif|webp)$/);
  }
});

test("an unchanged picture is copied from the cache, a changed one is encoded again", async () => {
  await writePicture("art.jpg", "red");
  const before = await builtPicture("art.jpg", "thumbnail");
  const cache = join(root, picturesCacheFolder);
  for (const file of await readdir(cache)) await writeFile(join(cache, file), "cached");
  await utimes(join(root, "art.jpg"), 1, 1);

  expect(await builtPicture("art.jpg", "thumbnail")).toEqual(before);
  expect(String(await siteFile(before.src))).toBe("cached");

  await writePicture("art.jpg", "blue");
  const after = await builtPicture("art.jpg", "thumbnail");
  expect(after.src).not.toBe(before.src);
  expect(await sharp(await siteFile(after.src)).metadata()).toMatchObject({ width: 224 });
});
