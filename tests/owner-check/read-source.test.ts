// @vitest-environment node
import { readFileSync } from "node:fs";
import * as fc from "fast-check";
import { transformWithOxc } from "vite";
import { expect, test, vi } from "vitest";
import { dataFileNames, dataFiles } from "#owner-check/data-files.ts";
import { readSource } from "#owner-check/read-source.ts";

vi.setConfig({ testTimeout: 120_000 });

const sources = dataFileNames.map((file) => ({
  file,
  text: readFileSync(new URL(`../../src/data/${file}`, import.meta.url), "utf8"),
}));

/** What a browser would make of a data file. */
async function evaluated(file: string, text: string, exportName: string): Promise<unknown> {
  const { code } = await transformWithOxc(text, file, { lang: "ts" });
  const address = `data:text/javascript;base64,${Buffer.from(code).toString("base64")}`;
  const module = (await import(/* @vite-ignore */ address)) as Record<string, unknown>;
  return module[exportName];
}

const signs = " \n,;:.'\"`{}[]()/*-+=$#0179aZ_\\\u201C".split("");
const words = ["true", "as any", "//", "/*", "...", "null"];
const typing = fc.array(
  fc.record({
    source: fc.constantFrom(...sources),
    place: fc.nat(100_000),
    takesAway: fc.nat(3),
    puts: fc.oneof(fc.constant(""), fc.constantFrom(...signs, ...words)),
  }),
  { minLength: 1, maxLength: 2 },
);

/** A data file after some slips of the fingers. */
const mistyped = typing.map(([first, ...more]) => {
  if (!first) throw new Error("nothing was typed");
  let { text } = first.source;
  for (const { place, takesAway, puts } of [first, ...more]) {
    const at = place % text.length;
    text = text.slice(0, at) + puts + text.slice(at + takesAway);
  }
  return { file: first.source.file, text };
});

test.each(sources)(
  "$file is read without running it, and as a browser reads it",
  async (source) => {
    const { exportName } = dataFiles[source.file];
    const reading = readSource(source.file, source.text, exportName);
    expect(reading).toEqual({
      isRead: true,
      slips: [],
      value: await evaluated(source.file, source.text, exportName),
    });
  },
);

test.each([
  "-6.99",
  "+1",
  "[-1, [0x10, 1e3, 1_000]]",
  "`plain`",
  '"one " + "two"',
  "'It\\'s' as any",
  "({ a: 1 } satisfies object)",
  '{ "quoted key": true, 1: false, __proto__: null, nested: { deep: [undefined, NaN] } }',
  '"\\u{1F511}\\n\\x41"',
  "shared",
])("%s is read as a browser reads it", async (expression) => {
  const text = `const shared = ["a"];\nexport const shop: any = ${expression};`;
  const reading = readSource("shop.ts", text, "shop");
  expect(reading.slips).toEqual([]);
  const value = await evaluated("shop.ts", text, "shop");
  // A field called __proto__ is kept as one, so that it can be told.
  if (expression.includes("__proto__")) expect(reading.value).toHaveProperty("quoted key", true);
  else expect(reading.value).toEqual(value);
});

test("whatever is mistyped, the file is read as a browser reads it or its slip is told", async () => {
  let told = 0;
  let read = 0;
  await fc.assert(
    fc.asyncProperty(mistyped, async ({ file, text }) => {
      const { exportName } = dataFiles[file];
      const { isRead, value, slips } = readSource(file, text, exportName);
      for (const { offset, fault, mend } of slips) {
        expect(offset).toBeLessThanOrEqual(text.length);
        expect(`${fault}. ${mend}`).toMatch(/^\S[^]*\. [A-Z][^]*[.?]$/);
      }
      if (isRead && slips.length === 0) {
        read += 1;
        expect(value).toEqual(await evaluated(file, text, exportName));
      } else {
        told += 1;
        expect(slips.length).toBeGreaterThan(0);
      }
    }),
    { numRuns: 1000 },
  );
  expect(Math.min(told, read)).toBeGreaterThan(100);
});
