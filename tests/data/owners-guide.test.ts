import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { dataFiles } from "#owner-check/data-files.ts";
import { findingText } from "#owner-check/finding.ts";
import { checkSmallShop, edited, smallShop } from "#tests/owner-check/small-shop.ts";

const guide = readFileSync("src/data/README.md", "utf8");
/** A text without line numbers, which are those of the shop as it ships. */
const withoutLines = (text: string) => text.replaceAll(/(\.ts):\d+/g, "$1");

test("the guide quotes what the check says about a price in quotes", async () => {
  const products = edited(smallShop["products.ts"], "price: 6.99", 'price: "6.99"');
  const { findings } = await checkSmallShop({ "products.ts": products });
  expect(findings).toHaveLength(1);
  expect(withoutLines(guide)).toContain(withoutLines(findings.map(findingText).join("")));
});

test("the guide quotes what the launch check says about a sample", async () => {
  const { toDo } = await checkSmallShop();
  const lines = toDo.map((finding) => withoutLines(findingText(finding)));
  expect(lines.filter((line) => withoutLines(guide).includes(line))).toHaveLength(1);
});

/** A Valibot schema, with the parts that hold further schemas. */
type Schema = {
  entries?: Record<string, Schema>;
  item?: Schema;
  wrapped?: Schema;
  options?: readonly unknown[];
};

/** The names of a schema's fields that hold a value, not further fields. */
function fieldNames({ entries = {}, item, wrapped, options = [] }: Schema): string[] {
  const variants = options.filter((option) => typeof option === "object") as Schema[];
  const inner = [item, wrapped, ...variants].filter((schema) => schema !== undefined);
  const own = Object.entries(entries).flatMap(([name, schema]) => {
    const names = fieldNames(schema);
    return names.length > 0 ? names : [name];
  });
  return [...own, ...inner.flatMap(fieldNames)];
}

test.each(Object.entries(dataFiles))("the guide explains every field of %s", (file, { schema }) => {
  const start = guide.indexOf(`### ${file}:`);
  const section = guide.slice(start, guide.indexOf("\n### ", start));
  const names = fieldNames(schema as Schema);
  expect(names.length).toBeGreaterThan(1);
  expect(names.filter((name) => !new RegExp(`[.\`]${name}\``).test(section))).toEqual([]);
});
