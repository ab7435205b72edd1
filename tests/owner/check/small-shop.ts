import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  dataFileNames,
  type DataPart,
  type DataTexts,
  type OwnersData,
} from "#data-reader/data-files.ts";
import { type Diagnostic, diagnosticText } from "#data-reader/diagnostic.ts";
import { mediaKind } from "#data-reader/media-folder.ts";
import { readDataFile } from "#data-reader/read-data.ts";
import { checkData } from "#owner/check/check-data.ts";
import type { InspectedFile } from "#owner/check/inspect-media.ts";
import type { Surroundings } from "#owner/check/rules/rule-input.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";

/** The texts of all data files. */
export type ShopTexts = Record<keyof DataTexts, string>;

/** The data files of the tests' shop, which has no mistakes. Only its first two products. */
export const smallShop = Object.fromEntries(
  dataFileNames.map((file) => [
    file,
    readFileSync(`tests/shop/${file}`, "utf8").replace(/ {2}\/\/ Long names[^]*(?=\];)/, ""),
  ]),
) as ShopTexts;

/** A file in the media folder: a picture of an ordinary size. */
export function mediaFile(name: string): InspectedFile {
  return { name, kind: mediaKind(name), opens: true, picture: { widthPx: 1600, heightPx: 1000 } };
}

/** What the check reads besides the data files. */
export const surroundings: Surroundings = {
  dataFolder: "src/data",
  fileNames: dataFileNames,
  secrets: [],
  media: readdirSync("tests/shop/media").map(mediaFile),
  publicFiles: ["/terms.pdf", "/demo-seller/index.html", "/demo-seller/embed.js"],
  paths: readdirSync("tests/shop/media").map((name) => `src/data/media/${name}`),
  latestDay: "2026-11-22",
};

/** A project folder with the tests' shop, which the test may change. */
export function smallShopFolder(): string {
  const folder = temporaryFolder();
  cpSync("tests/shop", join(folder, "src/data"), { recursive: true });
  for (const [file, text] of Object.entries(smallShop)) {
    writeFileSync(join(folder, "src/data", file), text);
  }
  cpSync("public/demo-seller", join(folder, "public/demo-seller"), { recursive: true });
  return folder;
}

/** The part of the data that a text exports, which must have no mistakes. */
export function valueOf<Part extends DataPart>(part: Part, text: string): OwnersData[Part] {
  const { value, errors } = readDataFile(part, text);
  if (value === undefined) throw new Error(`${part} has a mistake: ${errors[0]?.message}`);
  return value;
}

/** shop.ts with a script and a store of the platform. */
export function connectedShop(): string {
  const script = "https://sellauth.com/assets/js/sellauth-embed-2.js";
  const withScript = edited(smallShop["shop.ts"], "/demo-seller/embed.js", script);
  const store = "https://keys.mysellauth.com/product/keys";
  return edited(withScript, "/demo-seller/index.html", store);
}

/** Replaces a text, which must exist, in a file. */
export function edited(text: string, from: string | RegExp, to: string): string {
  const changed = text.replace(from, () => to);
  if (changed === text) throw new Error(`The text has no ${from}.`);
  return changed;
}

/** Checks the tests' shop with some files, or some of what surrounds them, replaced. */
export function checkSmallShop(
  texts: Parameters<typeof checkData>[0] = {},
  other: Partial<Surroundings> = {},
): Diagnostic[] {
  return checkData({ ...smallShop, ...texts }, { ...surroundings, ...other });
}

/** The diagnostics of the tests' shop with some of it replaced, as text, without what is left to do. */
export function diagnosticsOf(...replaced: Parameters<typeof checkSmallShop>): string[] {
  const diagnostics = checkSmallShop(...replaced);
  return diagnostics.filter(({ severity }) => severity !== "todo").map(diagnosticText);
}

/**
 * A test for each mistake. A mistake has two lines: `text → replacement`, with ⏎ for a new line; and
 * the only diagnostic without folder and line, indented. The expected line is the first that the replacement
 * changes, or the one with the text after ` @ `.
 */
export function testMistakes(mistakes: string): void {
  test.each(mistakes.trim().split(/\n(?! )/))("%s", (row) => {
    const [change = "", diagnostic = ""] = row.split("\n  ");
    const [from = "", to = "", place] = change
      .replaceAll("⏎", "\n")
      .replace(" → @", " →  @")
      .split(/ → | @ /);
    const [file] = diagnostic.split(":") as [keyof DataTexts];
    const before = smallShop[file];
    const text = edited(before, from, to);
    const changed = Array.from(text).findIndex((character, at) => character !== before[at]);
    const line = text
      .slice(0, place === undefined ? changed : text.indexOf(place))
      .split("\n").length;
    const found = diagnosticsOf({ [file]: text });
    // Without the parser's picture.
    expect(found.map((one) => one.split("\n")[0])).toEqual([
      `src/data/${diagnostic.replace(file, `${file}:${line}`)}`,
    ]);
  });
}
