import { mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import { checkShop } from "#owner/check/check-shop.ts";
import { findingText } from "#owner/check/finding.ts";
import { runCommand, temporaryFolder } from "#tests/owner/owner-command.ts";
import { context, edited, ownShop, smallShop } from "./small-shop.ts";

const folder = temporaryFolder();
const write = (path: string, content: string | Uint8Array) =>
  writeFileSync(join(folder, path), content);
const picture = (width: number) =>
  sharp({
    create: {
      width,
      height: 100,
      channels: 3,
      background: "#000",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer();
const right = await picture(1600);

beforeEach(() => {
  rmSync(folder, { recursive: true });
  for (const path of ["src/data/media", "public"]) {
    mkdirSync(join(folder, path), { recursive: true });
  }
  for (const [file, text] of Object.entries(smallShop)) write(`src/data/${file}`, text);
  write("src/data/theme.css", context.theme);
  for (const { name } of context.media) write(`src/data/media/${name}`, right);
});

async function check() {
  const { findings } = await checkShop(folder, "src/data", "2026-11-22");
  return findings.map(findingText);
}

test("pictures are read: their dimensions, size, and whether they open to their end", async () => {
  write("src/data/media/private-reticle.png", await picture(640));
  write("src/data/media/private-film.png", right.subarray(0, right.byteLength / 2));
  write("src/data/media/spoofer-platter.png", "not a picture");
  // A truncated file.
  write(
    "src/data/media/hero-poster.png",
    Buffer.concat([right, Buffer.alloc(4_200_000 - right.byteLength)]),
  );
  write("src/data/media/old-logo.png", "not a picture");
  write("src/data/media/radar#1.jpg", right);
  expect(await check()).toEqual([
    "src/data/media/old-logo.png:1: the file does not open as a picture. Delete it: no field uses it.",
    "src/data/media/radar#1.jpg:1: the file's name has a character that an address cannot have. Use lowercase letters, digits and dashes, such as private-reticle.png.",
    'src/data/products.ts:10 · Private: image is "private-reticle.png", which is 640 px wide and too small. Use a picture that is at least 1080 px wide.',
    'src/data/products.ts:17 · Private · media 1: url is "private-reticle.png", which is 640 px wide and too small. Use a picture that is at least 1080 px wide.',
    'src/data/products.ts:34 · Private · media 4: thumbnailUrl is "private-film.png", which does not open as a picture. Save the picture again as PNG or JPEG and replace this file.',
    'src/data/products.ts:95 · Temp Spoofer: image is "spoofer-platter.png", which does not open as a picture. Save the picture again as PNG or JPEG and replace this file.',
    'src/data/products.ts:102 · Temp Spoofer · media 1: url is "spoofer-platter.png", which does not open as a picture. Save the picture again as PNG or JPEG and replace this file.',
    'src/data/home.ts:8 · hero: poster is "hero-poster.png", which is 4.2 MB and too large. Save it with at most 4 MB, so that it loads quickly.',
  ]);
});

test("a picture is decoded again only after it has changed", async () => {
  const path = join(folder, "src/data/media/hero-poster.png");
  utimesSync(path, 1000, 1000);
  expect(await check()).toEqual([]);
  write("src/data/media/hero-poster.png", Buffer.alloc(right.byteLength));
  utimesSync(path, 1000, 1000);
  expect(await check()).toEqual([]);
  utimesSync(path, 1001, 1001);
  expect(await check()).toEqual([expect.stringContaining("does not open as a picture")]);
});

test.each([
  ["<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><path d='M0 0h9v9z'/></svg>", ""],
  [
    "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><path fill='currentColor' d='M0 0h9v9z'/></svg>",
    "which uses currentColor, and that is black in a browser tab. In the file, write a colour in place of currentColor, such as #f5f5f2.",
  ],
  [
    "not an SVG",
    "which does not open as a picture. Save the picture again as SVG and replace this file.",
  ],
  [
    undefined,
    "but src/data/media has no such file. Put the file there, or write the name of one that is there.",
  ],
])("the mark %s", async (svg, why) => {
  if (svg !== undefined) write("src/data/media/mark.svg", svg);
  write(
    "src/data/shop.ts",
    edited(smallShop["shop.ts"], 'name: "', 'mark: "mark.svg",\n  name: "'),
  );
  const expected = `src/data/shop.ts:6: mark is "mark.svg", ${why}`;
  expect(await check()).toEqual(why === "" ? [] : [expected]);
});

test("a picture with a decomposed name, as macOS writes it, is found", async () => {
  const name = "präzise.png";
  write("src/data/products.ts", smallShop["products.ts"].replaceAll("private-contours.png", name));
  expect(await check()).toEqual([expect.stringContaining("src/data/media has no such file")]);
  const mediaFolder = join(folder, "src/data/media");
  renameSync(join(mediaFolder, "private-contours.png"), join(mediaFolder, name.normalize("NFD")));
  expect(await check()).toEqual([]);
});

test("a link may lead to a file of public/", async () => {
  const text = edited(smallShop["preferences.ts"], "/#products", "/terms.pdf");
  write("src/data/preferences.ts", text);
  expect(await check()).toEqual([expect.stringContaining("this site has no such page or file")]);
  write("public/terms.pdf", "terms");
  expect(await check()).toEqual([]);
});

const run = (...options: string[]) => runCommand("owner/check/check-command.ts", options, folder);

describe("npm run check", () => {
  test("prints the report, and fails where there is a problem", async () => {
    write("src/data/reviews.ts", edited(smallShop["reviews.ts"], "rating: 5", "rating: 0"));
    expect(await run()).toEqual({
      code: 1,
      errors: "",
      output:
        "1 problem to fix:\nsrc/data/reviews.ts:6 · review 1: rating is 0. A rating is a whole number from 1 to 5.\n",
    });
  });

  test("a file that is not UTF-8, or that cannot be opened, has no stack", async () => {
    write(
      "src/data/reviews.ts",
      Buffer.from(smallShop["reviews.ts"].replace("kitchen", "caf\u00E9"), "latin1"),
    );
    rmSync(join(folder, "src/data/games.ts"));
    mkdirSync(join(folder, "src/data/games.ts"));
    const { code, output, errors } = await run();
    expect({ code, errors }).toEqual({ code: 1, errors: "" });
    expect(output).toMatch(/games\.ts:1: the file is missing or cannot be opened\./);
    expect(output).toMatch(
      /reviews\.ts:7: the file is not saved as UTF-8, which damages letters such as those here: "text: .*\. Type this text again/,
    );
    expect(output).not.toMatch(/^ +at /m);
  });

  test("the shop is ready only if nothing is left, warnings included", async () => {
    const today = new Date().toISOString().slice(0, 10);
    for (const [file, text] of Object.entries(ownShop(today))) write(`src/data/${file}`, text);
    expect(await run("--launch")).toMatchObject({
      code: 1,
      output: expect.stringMatching(
        /^1 change to make before you open\. [^\n]*\n[^\n]*"\/terms\.pdf", but this site has no such page or file[^\n]*\n\nThe shop is not ready for customers yet\.\n$/,
      ),
    });
    expect(await run()).toMatchObject({ code: 0 });
    write("public/terms.pdf", "terms");
    expect(await run("--launch")).toEqual({
      code: 0,
      errors: "",
      output: "The shop is ready for customers.\n",
    });
  });

  test("refuses an option that it does not have", async () => {
    expect(await run("--lanch")).toMatchObject({
      code: 2,
      output: "",
      errors:
        "Unknown option --lanch. Use npm run check, npm run check -- --launch, or npm run check -- --sellauth\n",
    });
  });
});
