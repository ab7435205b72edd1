// @vitest-environment node
import { fileURLToPath } from "node:url";
import * as fc from "fast-check";
import { afterAll, expect, test, vi } from "vitest";
import { checkData } from "#owner-check/check-data.ts";
import { dataFileNames, type OwnersData } from "#owner-check/data-files.ts";
import { type Finding, findingText } from "#owner-check/finding.ts";
import { readData } from "#owner-check/read-data.ts";
import { readMedia } from "#owner-check/read-media.ts";
import { hasProblem } from "#owner-check/report-text.ts";
import { breakages, changedData, edits, filledData, oddOnes } from "./broken-data.ts";
import { renderShop } from "./render-shop.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const project = fileURLToPath(new URL("../../", import.meta.url));
const { data } = await readData(project);
const facts = { media: await readMedia(project), today: new Date().toISOString().slice(0, 10) };
const files = new Set(dataFileNames.map((file) => `src/data/${file}`));
const oneLine = /^src\/data\/[a-z]+\.ts · \S[^\n]*: \S[^\n]*[.?]$/;

const isWhole = (finding: Finding) =>
  files.has(finding.file) &&
  finding.where.length > 0 &&
  [...finding.where, finding.fault, finding.mend].every((words) => words.trim() !== "") &&
  oneLine.test(findingText(finding));

afterAll(async () => void (await renderShop(data)));

test("whatever is broken, the check never throws and names file, thing, fault and mend", () => {
  let found = 0;
  fc.assert(
    fc.property(breakages, (changes) => {
      const findings = checkData(changedData(data, changes), facts);
      found += findings.length;
      expect(findings.filter((finding) => !isWhole(finding))).toEqual([]);
    }),
    { numRuns: 3000 },
  );
  expect(found).toBeGreaterThan(3000);
});

const isRight = (set: OwnersData) => !hasProblem(checkData(set, facts));

async function expectRendered(set: OwnersData) {
  for (const { path, html } of await renderShop(set)) {
    expect(html.match(/<h1\b/g), path).toHaveLength(1);
    expect(html.includes("Unexpected Application Error!"), path).toBe(path === "/404");
  }
}

test("an odd value is rendered wherever the check lets it pass", async () => {
  for (const odd of oddOnes) {
    await expectRendered(filledData(data, () => odd, isRight));
    if (typeof odd !== "string") continue;
    // Where no two texts may be the same, only different ones reach every place.
    await expectRendered(filledData(data, (index) => `${odd}${index}`, isRight));
  }
});

test("whatever was changed: what passes the check is rendered, on every page", async () => {
  let rendered = 0;
  await fc.assert(
    fc.asyncProperty(fc.oneof(breakages, edits), async (changes) => {
      const set = changedData(data, changes);
      if (!isRight(set)) return;
      rendered += 1;
      await expectRendered(set);
    }),
    { numRuns: 300 },
  );
  expect(rendered).toBeGreaterThan(5);
});
