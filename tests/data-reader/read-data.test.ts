import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as fc from "fast-check";
import { transformWithOxc } from "vite";
import { expect, test } from "vitest";
import { dataFileNames, dataFiles, dataParts } from "#data-reader/data-files.ts";
import { diagnosticText } from "#data-reader/diagnostic.ts";
import { readData, readDataFile } from "#data-reader/read-data.ts";
import {
  edited,
  diagnosticsOf,
  smallShop,
  smallShopFolder,
  testMistakes,
} from "#tests/owner/check/small-shop.ts";
import { randomRuns } from "#tests/random-runs.ts";

test("every data file is read", () => {
  const files = readdirSync("tests/shop").filter((file) => file.endsWith(".ts"));
  expect(files.toSorted()).toEqual([...dataFileNames].toSorted());
});

test("for any other mistake, there is the parser's picture, with the way back", () => {
  // There is no character of this number.
  const text = edited(smallShop["status.ts"], "2025-01-15", String.raw`\u{999999}`);
  expect(diagnosticsOf({ "status.ts": text })[0]).toMatchInlineSnapshot(`
    "src/data/status.ts:5: something is missing or too much here or above: a quote, a comma, a colon or a bracket. Before a comment, write //.
       ,-[src/data/status.ts:5:17]
     4 |   // Well in the past: no test depends on the machine's clock.
     5 |   lastChecked: "\\u{999999}", // accepted
       :                 ^^^^^^^^^
     6 |   coming: [
       \`----
    Or go back to the version before: the guide says how, under "Go back"."
  `);
});

testMistakes(String.raw`
variantId: 300002 },⏎      { name: "Month → variantId: 300002,⏎       name: "Month @ name: "Month
  products.ts: name is there twice. Delete one of the two. Or, if two entries run into one another here, write }, and { between them.
import type { Game } → import { Game }
  games.ts: the lines with import and export, with which the file begins, are changed, or something stands above them that belongs below. Write them as they were. Or go back to the version before: the guide says how, under "Go back".
import type { Game } → mport type { Game }
  games.ts: the lines with import and export, with which the file begins, are changed, or something stands above them that belongs below. Write them as they were. Or go back to the version before: the guide says how, under "Go back".
export const games → xport const games
  games.ts: the lines with import and export, with which the file begins, are changed, or something stands above them that belongs below. Write them as they were. Or go back to the version before: the guide says how, under "Go back".
export const games: Game[] = [⏎ →  @ import
  games.ts: the line that begins with export const games is missing or changed. Write it as it was. Or go back to the version before: the guide says how, under "Go back".
export const games → const games
  games.ts: the line that begins with export const games is missing or changed. Write it as it was. Or go back to the version before: the guide says how, under "Go back".
`);

test("a file in another encoding", () => {
  const utf16 = Buffer.from(smallShop["games.ts"], "utf16le").toString("utf8");
  expect(diagnosticsOf({ "games.ts": utf16 })).toEqual([
    "src/data/games.ts:1: the file is not saved as UTF-8. In Visual Studio Code, press the encoding in the bar at the bottom, then Save with Encoding, UTF-8. If letters of this line are lost, type them again.",
  ]);
  const latin1 = Buffer.from(edited(smallShop["games.ts"], "Unban", "Entbännen"), "latin1");
  expect(diagnosticsOf({ "games.ts": latin1.toString("utf8") })).toEqual([
    expect.stringMatching(/^src\/data\/games\.ts:4: the file is not saved as UTF-8\. /),
  ]);
});

test.each([
  [
    ["reviews.ts"],
    'Put it back. Or go back to the version before: the guide says how, under "Go back".',
  ],
  [["games.ts.txt"], 'Rename "games.ts.txt" to "games.ts".'],
  [["Games.ts"], 'Rename "Games.ts" to "games.ts".'],
  [["games (1).ts", "games-old.ts"], 'Rename "games (1).ts" to "games.ts".'],
  [["home.ts", "game.css", "game.ts"], 'Rename "game.ts" to "games.ts".'],
  [["games - Copy.ts"], 'Rename "games - Copy.ts" to "games.ts".'],
])("a file that is missing beside %j", (fileNames, fix) => {
  expect(diagnosticsOf({ "games.ts": undefined }, { fileNames })).toEqual([
    `src/data/games.ts:1: the file is missing. ${fix}`,
  ]);
});

/** What a file exports in a browser. */
async function evaluated(file: string, text: string): Promise<unknown> {
  const { code } = await transformWithOxc(text, file, { lang: "ts" });
  const address = `data:text/javascript;base64,${Buffer.from(code).toString("base64")}`;
  return { ...((await import(/* @vite-ignore */ address)) as object) };
}

test.each(['"one " + "two"', "'It\\'s'", '"\\u{1F511}\\n\\x41"', '"a\\/b\\tc"'])(
  "%s is read like in a browser",
  async (code) => {
    const text = edited(smallShop["home.ts"], '"Keys restocked"', code);
    const { value } = readDataFile("home", text);
    expect({ home: value }).toEqual(await evaluated("home.ts", text));
  },
);

const characters = " \n,;:.'\"`{}[]()/*-+=$#0179aZ_\\\u201C".split("");
const words = ["true", "as any", "//", "/*", "...", "null", "undefined", "NaN", "__proto__: 1,"];
const typingErrors = fc.array(
  fc.record({
    part: fc.constantFrom(...dataParts),
    place: fc.nat(100_000),
    deleted: fc.nat(3),
    typed: fc.oneof(fc.constant(""), fc.constantFrom(...characters, ...words)),
  }),
  { minLength: 1, maxLength: 2 },
);

test("whatever is mistyped, the file is read as in a browser, or has an error", async () => {
  let valid = 0;
  await fc.assert(
    fc.asyncProperty(typingErrors, async (errors) => {
      const { part } = errors[0] ?? { part: "shop" as const };
      const { fileName } = dataFiles[part];
      let text = smallShop[fileName];
      for (const { place, deleted, typed } of errors) {
        const at = place % text.length;
        text = text.slice(0, at) + typed + text.slice(at + deleted);
      }
      const { value, errors: found } = readDataFile(part, text);
      for (const diagnostic of found) {
        expect(diagnosticText(diagnostic)).toMatch(/^src\/data\/[a-z]+\.ts:\d+: \S/);
        expect(diagnostic.line).toBeLessThanOrEqual(text.split("\n").length);
      }
      expect(found.length === 0).toBe(value !== undefined);
      if (value === undefined) return;
      valid += 1;
      expect(await evaluated(fileName, text)).toHaveProperty(part, value);
    }),
    randomRuns,
  );
  // About half of them.
  expect(valid).toBeGreaterThan(randomRuns.numRuns / 4);
});

test.each([
  ["src/data", ""],
  ["data", "src"],
])(
  "a problem in %s is refused with its file and line, as the page of npm run dev shows it",
  async (dataFolder, project) => {
    const root = join(smallShopFolder(), project);
    const text = edited(smallShop["products.ts"], "price: 6.99", 'price: "6.99"');
    writeFileSync(join(root, dataFolder, "products.ts"), text);
    const problem = `Private · Week Key: price is "6\\.99"\\. A price is a number`;
    await expect(readData(root, dataFolder)).rejects.toThrow(
      new RegExp(`^${dataFolder}/products\\.ts:\\d+: ${problem}`),
    );
  },
);
