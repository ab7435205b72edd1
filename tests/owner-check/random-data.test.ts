import * as fc from "fast-check";
import { expect, test, vi } from "vitest";
import { type DataFile, dataFileNames, dataFiles } from "#owner-check/data-files.ts";
import { findingText, hasProblem } from "#owner-check/finding.ts";
import { readSource } from "#owner-check/read-source.ts";
import { breakages, changedData, edits, hostileEdits, sourceText } from "./random-data.ts";
import { randomRuns } from "#tests/random-runs.ts";
import { renderShop } from "./render-shop.ts";
import { checkSmallShop, smallShop } from "./small-shop.ts";

vi.setConfig({ testTimeout: 20_000 + randomRuns.numRuns * 200 });

const read = (file: DataFile, text: string) => readSource(file, text).value;
const data = Object.fromEntries(dataFileNames.map((file) => [file, read(file, smallShop[file])]));

/** The data as the source text of its files. */
const textsOf = (changed: Record<string, unknown>) =>
  Object.fromEntries(
    dataFileNames.map((file) => [
      file,
      `export const ${dataFiles[file].exportName} = ${sourceText(changed[file])};\n`,
    ]),
  ) as Record<DataFile, string>;

async function isRight(changed: Record<string, unknown>) {
  const { findings } = await checkSmallShop(textsOf(changed));
  return !hasProblem(findings);
}

async function expectRendered(changed: Record<string, unknown>) {
  for (const { path, html } of await renderShop(changed)) {
    expect(html.match(/<h1\b/g), path).toHaveLength(1);
    expect(html.includes("Unexpected Application Error!"), path).toBe(path === "/404");
  }
}

test("whatever is broken, the check reports it in whole sentences, with file and line", async () => {
  const line = /^src\/data\/(?:[a-z]+\.ts|media\/[\w.-]+):\d+( · \S.*)?: \S.*[.?]$/u;
  let found = 0;
  await fc.assert(
    fc.asyncProperty(breakages, async (changes) => {
      const { findings } = await checkSmallShop(textsOf(changedData(data, changes)));
      found += findings.length;
      expect(findings.map(findingText).filter((text) => !line.test(text))).toEqual([]);
    }),
    randomRuns,
  );
  expect(found).toBeGreaterThan(randomRuns.numRuns);
});

test("whatever passes the check is rendered, on every page", async () => {
  let rendered = 0;
  await fc.assert(
    fc.asyncProperty(fc.oneof(breakages, edits, hostileEdits), async (changes) => {
      const changed = changedData(data, changes);
      if (!(await isRight(changed))) return;
      rendered += 1;
      // As a page reads it from the files.
      const texts = textsOf(changed);
      await expectRendered(
        Object.fromEntries(dataFileNames.map((file) => [file, read(file, texts[file])])),
      );
    }),
    randomRuns,
  );
  expect(rendered).toBeGreaterThan(0);
});
