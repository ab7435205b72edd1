import * as fc from "fast-check";
import { transformWithOxc } from "vite";
import { expect, test } from "vitest";
import { dataFileNames, dataFiles } from "#owner/check/data-files.ts";
import { findingText } from "#owner/check/finding.ts";
import { readSource } from "#owner/check/reading/read-source.ts";
import { randomRuns } from "#tests/random-runs.ts";
import { smallShop } from "./small-shop.ts";

const sources = dataFileNames.map((file) => ({ file, text: smallShop[file] }));

/** The exports of a data file, as a module. */
async function evaluated(file: string, text: string): Promise<Record<string, unknown>> {
  const { code } = await transformWithOxc(text, file, { lang: "ts" });
  const address = `data:text/javascript;base64,${Buffer.from(code).toString("base64")}`;
  return { ...((await import(/* @vite-ignore */ address)) as Record<string, unknown>) };
}

test.each(sources)("$file is read like in a browser", async ({ file, text }) => {
  const { exports, problems } = readSource(file, text);
  expect(problems).toEqual([]);
  expect(exports).toEqual(await evaluated(file, text));
});

test.each([
  "-6.99",
  "+1",
  "[-1, [0x10, 1e3, 1_000]]",
  "`plain`",
  '"one " + "two"',
  "'It\\'s' as any",
  "({ a: 1 } satisfies object)",
  '{ "quoted key": true, 1: false, nested: { deep: [undefined, NaN] } }',
  '"\\u{1F511}\\n\\x41"',
  "shared",
])("%s is read like in a browser", async (expression) => {
  const text = `const shared = ["a"];\nexport const shop: any = ${expression};`;
  const { exports, problems } = readSource("shop.ts", text);
  expect(problems).toEqual([]);
  expect(exports).toEqual(await evaluated("shop.ts", text));
});

test("a field named __proto__ is a field, so that it can be refused", () => {
  const { exports } = readSource("shop.ts", "export const shop = { __proto__: null };");
  expect(Object.keys(exports?.["shop"] as object)).toEqual(["__proto__"]);
});

const characters = " \n,;:.'\"`{}[]()/*-+=$#0179aZ_\\\u201C".split("");
const words = ["true", "as any", "//", "/*", "...", "null"];
const typingErrors = fc.array(
  fc.record({
    source: fc.constantFrom(...sources),
    place: fc.nat(100_000),
    deleted: fc.nat(3),
    typed: fc.oneof(fc.constant(""), fc.constantFrom(...characters, ...words)),
  }),
  { minLength: 1, maxLength: 2 },
);

test("whatever is mistyped, the file is read as a browser reads it or has a problem", async () => {
  await fc.assert(
    fc.asyncProperty(typingErrors, async (errors) => {
      const { file } = errors[0]?.source ?? { file: "shop.ts" as const };
      let text = smallShop[file];
      for (const { place, deleted, typed } of errors) {
        const at = place % text.length;
        text = text.slice(0, at) + typed + text.slice(at + deleted);
      }
      const { exports, problems } = readSource(file, text);
      for (const finding of problems) {
        expect(findingText(finding)).toMatch(/^src\/data\/[a-z]+\.ts:\d+: \S.*\. [A-Z].*[.?]$/);
        expect(finding.line).toBeLessThanOrEqual(text.split("\n").length);
      }
      if (problems.length > 0) return;
      const { exportName } = dataFiles[file];
      expect(exports?.[exportName]).toEqual((await evaluated(file, text))[exportName]);
    }),
    randomRuns,
  );
});
