import { readFile, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { build } from "vite";
import { beforeEach, expect, test } from "vitest";
import { picturesPlugin } from "#prerender/pictures-plugin.ts";
import { type BuiltPicture, pictureFiles } from "#shop/media/picture-files.ts";
import { expectConsole } from "#tests/console-guard.ts";
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
async function builtPicture(name: string): Promise<BuiltPicture> {
  await writeFile(join(root, "main.js"), `export { default } from "./${name}?picture";`);
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
  return ((await import(/* @vite-ignore */ url)) as { default: BuiltPicture }).default;
}

/** The size of a file in the built site. */
const sizeOf = async (address: string) => {
  const { width, height } = await sharp(await readFile(join(root, "dist", address))).metadata();
  return { width, height };
};

test("each file of a picture is named by its content, and has its width and its shape", async () => {
  await writePicture("my-ads-, art.jpg", "red");
  const picture = await builtPicture("my-ads-, art.jpg");
  // Filter lists hide addresses with "-ads-", and srcset cannot contain blanks and commas.
  expect(picture.base).toMatch(/^\/assets\/[0-9a-f]{12}$/);
  expect(picture).toMatchObject({ width: 1200, height: 800 });
  for (const { address, width } of pictureFiles(picture)) {
    expect(await sizeOf(address), address).toEqual({ width, height: Math.round(width / 1.5) });
  }
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

test("a picture that cannot be opened is named", async () => {
  expectConsole("error", /Build failed/);
  await writePicture("art.jpg", "red");
  await truncate(join(root, "art.jpg"), 2000);
  await expect(builtPicture("art.jpg")).rejects.toThrow(
    /The picture art\.jpg cannot be opened\. Save it again/,
  );
});
