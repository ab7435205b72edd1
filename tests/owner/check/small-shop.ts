import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkData, type DataCheck } from "#owner/check/check-data.ts";
import type { CheckContext } from "#owner/check/rules/checked-data.ts";
import { type DataFile, dataFileNames, type OwnersData } from "#owner/check/data-files.ts";
import { type Finding, findingText } from "#owner/check/finding.ts";
import { readSource } from "#owner/check/reading/read-source.ts";

/** The data files of the tests' shop, which has no mistakes. Only its first two products. */
export const smallShop = Object.fromEntries(
  dataFileNames.map((file) => [
    file,
    readFileSync(`tests/shop/${file}`, "utf8").replace(/ {2}\/\/ Long names[^]*(?=\];)/, ""),
  ]),
) as Record<DataFile, string>;

/** The input of the check besides the data. */
export const context: CheckContext = {
  dataFolder: "src/data",
  media: readdirSync("tests/shop/media").map((name) => {
    const bytes = 100_000;
    return name.endsWith(".png")
      ? { name, bytes, sha256: "0", widthPx: 2400 }
      : { name, bytes, sha256: "0" };
  }),
  publicFiles: ["/terms.pdf"],
  theme: readFileSync("tests/shop/theme.css", "utf8"),
  today: "2026-11-22",
};

/** The value of a data file, which must have no mistakes. */
export function valueOf<File extends DataFile>(file: File, text: string): OwnersData[File] {
  const { value, problems } = readSource(file, text);
  if (value === undefined) throw new Error(`${file} has a mistake: ${problems[0]?.message}`);
  return value;
}

/** Replaces a text, which must exist, in a file. */
export function edited(text: string, from: string | RegExp, to: string): string {
  const changed = text.replace(from, () => to);
  if (changed === text) throw new Error(`The text has no ${from}.`);
  return changed;
}

/** Checks the tests' shop with some files, or some of the context, replaced. */
export function checkSmallShop(
  texts: Partial<Record<DataFile, string | undefined>> = {},
  other: Partial<CheckContext> = {},
): Promise<DataCheck> {
  return checkData({ ...smallShop, ...texts }, { ...context, ...other });
}

/** The tests' shop with the values of a real one, checked on the given day. */
export function ownShop(lastChecked = context.today): Record<DataFile, string> {
  const own = Object.entries(smallShop).map(([file, text]) => [
    file,
    text
      .replaceAll(/ *\/\/ sample\b/g, "")
      .replaceAll("2025-01-15", lastChecked)
      .replaceAll("latchkey.example", "keyhole.shop")
      .replaceAll(/latchkey/gi, "keyhole")
      .replaceAll(/\b[123]0000(\d)\b/g, "70000$1")
      .replaceAll('"/demo-seller/"', '"https://keys.mysellauth.com/product/keys"')
      .replaceAll('"/demo-seller/embed.js"', '"https://sellauth.com/embed.js"')
      .replaceAll("SAMPLEvid", "abcDEFabc")
      .replaceAll("Permanent Spoofer", "Permanent Key")
      .replaceAll('text: "', 'text: "So: ')
      .replace("shopId", 'footerLinks: [{ text: "Terms", url: "/terms.pdf" }], shopId'),
  ]);
  return { ...Object.fromEntries(own), "reviews.ts": "export const reviews = [];\n" } as Record<
    DataFile,
    string
  >;
}

/**
 * A test for each mistake. A mistake has two lines: `text → replacement`, with ⏎ for a new line; and
 * the finding without folder and line, indented. The expected line is the first that the replacement
 * changes, or the one with the text after ` @ `.
 */
export function testMistakes(severity: Finding["severity"], mistakes: string): void {
  const rows = mistakes.trim().split(/\n(?! )/);
  test.each(rows)("%s", async (row) => {
    const [change = "", finding = "", ...others] = row.split("\n  ");
    if (others.length > 0) throw new Error("A mistake must not begin with a space.");
    const [from = "", to = "", place] = change
      .replaceAll("⏎", "\n")
      .replace(" → @", " →  @")
      .split(/ → | @ /);
    const file = /^[a-z]+\.ts/.exec(finding)?.[0] as DataFile;
    const before = smallShop[file];
    const text = edited(before, from, to);
    const changed = Array.from(text).findIndex((character, at) => character !== before[at]);
    const at = place === undefined ? changed : text.indexOf(place);
    const line = text.slice(0, at).split("\n").length;
    const { findings } = await checkSmallShop({ [file]: text });
    expect(findings.map(findingText)).toEqual([
      `src/data/${finding.replace(file, `${file}:${line}`)}`,
    ]);
    expect(findings[0]?.severity).toBe(severity);
  });
}
