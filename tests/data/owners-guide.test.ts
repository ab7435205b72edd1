// @vitest-environment node
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { checkShop } from "#owner-check/check-shop.ts";
import { dataFiles } from "#owner-check/data-files.ts";
import { findingText } from "#owner-check/finding.ts";
import { copyShop } from "#tests/owner-check/shop-copy.ts";

const guide = readFileSync("src/data/README.md", "utf8");
const shop = copyShop();
afterAll(() => shop.remove());

// The guide quotes what the check says: each quotation is made anew and looked up there.
const products = "products.ts";
const quoted = [
  ["a price in quotes", products, "price: 6.99", 'price: "6.99"'],
  ["a comma left out", products, 'status: "Undetected",', 'status: "Undetected"'],
  ["a quote left out", products, 'name: "Private"', 'name: "Private'],
  ["curly quotes", products, 'name: "Private"', "name: “Private”"],
  ["a decimal comma", products, "price: 6.99", "price: 6,99"],
  ["a brace left out", products, "variantId: 300001 }", "variantId: 300001"],
  ["the last line deleted", "questions.ts", "];", ""],
  ["a misspelt status", products, '"Undetected"', '"Undetcted"'],
  ["a misspelt field", products, "description:", "descripton:"],
  ["a misspelt picture", products, 'image: "private-reticle.png"', 'image: "private-reticel.png"'],
  ["a forgotten starting price", products, "price: 2.99, duration", "price: 1.99, duration"],
  ["a day the other way round", "status.ts", /\d{4}-\d\d-\d\d/, "20-11-2026"],
] as const;

test.each(quoted)("the guide quotes what the check says of %s", async (_, file, from, to) => {
  const whole = readFileSync(join("src/data", file), "utf8");
  shop.edit(file, from, to);
  const { findings } = await checkShop(shop.folder);
  shop.write(file, whole);

  const problems = findings.filter(({ severity }) => severity === "problem").map(findingText);
  expect(problems).toHaveLength(1);
  expect(guide).toContain(problems[0]?.replace(`src/data/${file} · `, ""));
});

test("the guide quotes what the launch check says of a sample", async () => {
  const { samples } = await checkShop(shop.folder);
  expect(samples.map(findingText).filter((text) => guide.includes(text))).toHaveLength(1);
});

/** Any schema, with the parts that hold further schemas. */
type Schema = {
  entries?: Record<string, Schema>;
  item?: Schema;
  wrapped?: Schema;
  options?: readonly unknown[];
};

/** The names of all fields in a schema that hold a value and no further fields. */
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
