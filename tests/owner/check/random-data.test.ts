import * as fc from "fast-check";
import { expect, test, vi } from "vitest";
import { dataFileNames } from "#owner/check/data-files.ts";
import { findingText, hasProblem } from "#owner/check/finding.ts";
import { randomRuns } from "#tests/random-runs.ts";
import { breakages, changedTexts, edits } from "./random-data.ts";
import { renderShop } from "./render-shop.ts";
import { checkSmallShop, smallShop, valueOf } from "./small-shop.ts";

vi.setConfig({ testTimeout: 20_000 + randomRuns.numRuns * 200 });

test("whatever is broken, the check reports it in whole sentences, with file and line", async () => {
  const line = /^src\/data\/(?:[a-z]+\.ts|media\/[\w.-]+):\d+( · \S.*)?: \S.*[.?]$/u;
  let found = 0;
  await fc.assert(
    fc.asyncProperty(breakages, async (changes) => {
      const { findings } = await checkSmallShop(changedTexts(smallShop, changes));
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
    fc.asyncProperty(fc.oneof(breakages, edits), async (changes) => {
      const texts = changedTexts(smallShop, changes);
      const { findings } = await checkSmallShop(texts);
      if (hasProblem(findings)) return;
      rendered += 1;
      const data = dataFileNames.map((file) => [file, valueOf(file, texts[file])]);
      for (const { path, html } of await renderShop(Object.fromEntries(data))) {
        expect(html.match(/<h1\b/g), path).toHaveLength(1);
        expect(html.includes("Unexpected Application Error!"), path).toBe(path === "/404");
      }
    }),
    randomRuns,
  );
  expect(rendered).toBeGreaterThan(0);
});
