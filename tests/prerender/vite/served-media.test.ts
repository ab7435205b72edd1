import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { type BuiltPicture, pictureFiles } from "#domain/picture-files.ts";
import { serveMedia } from "#prerender/vite/served-media.ts";
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

const open = (isBuild = true) => serveMedia(root, root, isBuild);

/** Writes the files of a picture into `dist`, and returns it. */
async function builtPicture(name: string): Promise<BuiltPicture> {
  const folder = await open();
  const picture = folder.publishPicture(name) as BuiltPicture;
  await folder.write(join(root, "dist"));
  return picture;
}

/** The size of a file in the built site. */
const sizeOf = async (address: string) => {
  const { width, height } = await sharp(await readFile(join(root, "dist", address))).metadata();
  return { width, height };
};

test("each file of a picture has its width and its shape, and no word of its name", async () => {
  await writePicture("my-ads, art.jpg", "red");
  const picture = await builtPicture("my-ads, art.jpg");
  expect(picture.base).toMatch(/^\/assets\/[0-9a-f]{12}$/);
  expect(picture).toMatchObject({ width: 1200, height: 800 });
  for (const { address, width } of pictureFiles(picture)) {
    expect(await sizeOf(address), address).toEqual({ width, height: Math.round(width / 1.5) });
  }
});

test("only what a field names is encoded and published", async () => {
  await writePicture("art.jpg", "red");
  await writePicture("unused.jpg", "blue");
  const { base } = await builtPicture("art.jpg");
  const files = await readdir(join(root, "dist/assets"));
  expect(files.filter((file) => !`/assets/${file}`.startsWith(base))).toEqual([]);
});

test("a hidden file that a Mac leaves beside a copied picture is not opened", async () => {
  await writePicture("radar.png", "red");
  await writeFile(join(root, "._radar.png"), "AppleDouble");
  expect(await builtPicture("radar.png")).toMatchObject({ width: 1200, height: 800 });
});

test("a photo with an orientation tag has its displayed size, and its files are rotated", async () => {
  await writePicture("phone.jpg", "red", 6);
  const picture = await builtPicture("phone.jpg");
  expect(picture).toMatchObject({ width: 800, height: 1200 });
  const [file] = pictureFiles(picture).slice(-1);
  expect(await sizeOf(file?.address ?? "")).toEqual({ width: 800, height: 1200 });
});

test("a changed picture has another address, because browsers keep the old one", async () => {
  await writePicture("art.jpg", "red");
  const { base } = await builtPicture("art.jpg");
  await writePicture("art.jpg", "blue");
  expect((await builtPicture("art.jpg")).base).not.toBe(base);
});

test("in development, a picture is the original; on another host or unknown, it is its name", async () => {
  await writePicture("my art.jpg", "red");
  const { publishPicture } = await open(false);
  expect(publishPicture("my art.jpg")).toEqual({ src: "/my%20art.jpg", width: 1200, height: 800 });
  expect(publishPicture("https://pictures.example/art.png")).toEqual({
    src: "https://pictures.example/art.png",
  });
  expect(publishPicture("nothing.png")).toEqual({ src: "nothing.png" });
});
