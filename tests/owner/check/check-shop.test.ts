import {
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { diagnosticText } from "#data-reader/diagnostic.ts";
import { checkShop } from "#owner/check/check-shop.ts";
import { edited, smallShop, smallShopFolder } from "./small-shop.ts";

let folder = "";
const write = (path: string, content: string | Uint8Array) =>
  writeFileSync(join(folder, path), content);
const right = readFileSync("tests/shop/media/private-reticle.png");

beforeEach(() => {
  folder = smallShopFolder();
});

async function check() {
  const diagnostics = await checkShop(folder);
  return diagnostics
    .filter(({ severity }) => severity !== "todo")
    .map(diagnosticText)
    .toSorted();
}

test("pictures are read, to their end", async () => {
  write("src/data/media/private-film.png", right.subarray(0, right.byteLength / 2));
  write("src/data/media/old-logo.png", "not a picture");
  write("src/data/media/radar#1.jpg", right);
  const broken =
    "the file does not open as a picture. Save it as .png, .jpg, .jpeg, .webp, .avif: a new name alone does not convert it.";
  expect(await check()).toEqual([
    `src/data/media/old-logo.png:1: ${broken}`,
    `src/data/media/private-film.png:1: ${broken}`,
    "src/data/media/radar#1.jpg:1: the name has #, ? or %. Use lowercase letters, digits and dashes.",
  ]);
});

test("a small picture is reported, and a large film", async () => {
  const small = sharp({ create: { width: 200, height: 100, channels: 3, background: "red" } });
  write("src/data/media/spoofer-film.png", await small.png().toBuffer());
  truncateSync(join(folder, "src/data/media/hero-film.webm"), 26 * 2 ** 20);
  expect(await check()).toEqual([
    expect.stringMatching(/^src\/data\/home\.ts:\d+: .*"hero-film\.webm", which has 26\.0 MB/),
    expect.stringMatching(/"spoofer-film\.png", which is 200 × 100 px and looks blurred\./),
  ]);
});

test("what a Mac leaves beside copied files is no picture and no copy of a data file", async () => {
  for (const name of ["._products.ts", "media/._private-film.png"]) {
    write(`src/data/${name}`, "AppleDouble");
  }
  expect(await check()).toEqual([]);
  rmSync(join(folder, "src/data/products.ts"));
  expect(await check()).toEqual([
    expect.stringContaining("products.ts:1: the file is missing. Put it back."),
  ]);
});

test("a link to nowhere is reported, and ends neither the check nor the development server", async () => {
  symlinkSync("nowhere.png", join(folder, "src/data/media/lost.png"));
  expect(await check()).toEqual([expect.stringContaining("lost.png:1: the file does not open")]);
});

const key = "5551234|aBcDeFgHiJkLmNoPqRsTuVwXyZ0123456789aBcD";

test.each([
  "public/notes.txt",
  "public/old/picture.png",
  "src/data/README.md",
  "src/data/media/mark.svg",
  "README.md",
  ".github/workflows/mine.yml",
])("a key in %s is an error, and is not shown", async (path) => {
  for (const encoding of ["utf8", "utf16le"] as const) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    write(path, Buffer.from(`My key:\n${key}\n`, encoding));
    expect(await check()).toEqual([
      `${path}:2: this looks like a secret key, which everyone could read here. Delete it here and where it was made: it is never needed in a file.`,
    ]);
  }
});

test("a key may be in .env, which Git ignores", async () => {
  write(".env", `SELLAUTH_API_KEY="${key}"`);
  expect(await check()).toEqual([]);
});

test("a data file with another name is named, also on a disk that opens it", async () => {
  renameSync(join(folder, "src/data/reviews.ts"), join(folder, "src/data/Reviews.ts"));
  expect(await check()).toEqual([
    'src/data/reviews.ts:1: the file is missing. Rename "Reviews.ts" to "reviews.ts".',
  ]);
});

test("a mark is an SVG file that opens", async () => {
  const shop = edited(smallShop["shop.ts"], 'name: "', 'mark: "mark.svg",\n  name: "');
  write("src/data/shop.ts", shop);
  expect(await check()).toEqual([
    expect.stringContaining('mark is "mark.svg", but src/data/media has no such file'),
  ]);
  // Browsers take one without xmlns for a text, and do not look for a picture.
  for (const code of ["not an SVG", "<svg width='9' height='9'/>", right]) {
    write("src/data/media/mark.svg", code);
    expect(await check()).toEqual([expect.stringContaining("mark.svg:1: the file does not open")]);
  }
  const drawing = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'></svg>";
  write("src/data/media/mark.svg", drawing);
  expect(await check()).toEqual([]);
});

test.each(["mark.svg", "src/data/mark.svg", "src/data/pictures/mark.svg"])(
  "a mark that was put into %s is found",
  async (path) => {
    const shop = edited(smallShop["shop.ts"], 'name: "', 'mark: "mark.svg",\n  name: "');
    write("src/data/shop.ts", shop);
    mkdirSync(join(folder, "src/data/pictures"));
    write(path, "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'></svg>");
    expect(await check()).toEqual([
      expect.stringContaining(`the nearest file is ${path}. Put it into src/data/media itself`),
    ]);
  },
);

test("a data file is not taken for a picture", async () => {
  const text = edited(smallShop["products.ts"], /image: ".*"/, 'image: "shop.png"');
  write("src/data/products.ts", text);
  expect(await check()).toEqual([expect.stringContaining("src/data/media has no such file")]);
});

test("a film or a font that is another kind of file is refused", async () => {
  write("src/data/media/hero-film.mp4", "random bytes, and more of them");
  write("src/data/media/bebas.woff2", "PK, as a .zip begins");
  const font = readFileSync(
    "node_modules/@fontsource-variable/big-shoulders/files/big-shoulders-latin-standard-normal.woff2",
  );
  write("src/data/media/anton.woff2", font);
  write("src/data/media/cut-off.woff2", font.subarray(0, 3000));
  expect(await check()).toEqual([
    "src/data/media/bebas.woff2:1: the file does not open as a font. Save it as .woff2, .woff, .ttf, .otf: a new name alone does not convert it.",
    expect.stringContaining("cut-off.woff2:1: the file does not open as a font. Save it as"),
    expect.stringContaining("hero-film.mp4:1: the file does not open as a film. Save it as .webm"),
  ]);
});

test("films that few browsers play are named", async () => {
  const webm = readFileSync("tests/shop/media/hero-film.webm", "latin1");
  const mp4 = readFileSync("tests/shop/media/hero-film.mp4", "latin1");
  const hevc = edited(mp4, /(?<=stsd.{12})avc1/s, "hvc1");
  write("src/data/media/hero-film.webm", Buffer.from(edited(webm, "V_VP9", "V_XYZ"), "latin1"));
  write("src/data/media/hero-film.mp4", Buffer.from(hevc, "latin1"));
  const played = "few browsers play that. Save an .mp4 as H.264, and a .webm as VP9.";
  expect(await check()).toEqual([
    expect.stringContaining(`"hero-film.webm", which is in V_XYZ, and ${played}`),
    expect.stringContaining(`"hero-film.mp4", which is in hvc1, and ${played}`),
  ]);
});

test("a film in place of a picture is named once", async () => {
  const products = edited(smallShop["products.ts"], '"private-reticle.png"', '"private.mov"');
  write("src/data/products.ts", products);
  write("src/data/media/private.mov", "a film");
  expect(await check()).toEqual([
    expect.stringContaining('image is "private.mov". A moving picture becomes a video'),
  ]);
});

function writePicture(name: string) {
  const text = smallShop["products.ts"].replaceAll("private-contours.png", name);
  write("src/data/products.ts", text);
}

test("a picture with a decomposed name, as macOS writes it, is found", async () => {
  const name = "präzise.png";
  writePicture(name);
  expect(await check()).toContainEqual(expect.stringContaining("src/data/media has no such file"));
  const mediaFolder = join(folder, "src/data/media");
  renameSync(join(mediaFolder, "private-contours.png"), join(mediaFolder, name.normalize("NFD")));
  expect(await check()).toEqual([]);
  writePicture(name.normalize("NFD"));
  expect(await check()).toEqual([]);
});
