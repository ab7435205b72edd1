import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type DataFile, dataFiles } from "#owner/check/data-files.ts";
import { findingText } from "#owner/check/finding.ts";
import { checkSmallShop, context, edited, smallShop } from "#tests/owner/check/small-shop.ts";

const guide = readFileSync("src/data/README.md", "utf8");
const fields = readFileSync("docs/fields.md", "utf8");
/** A text without line numbers, which are those of the shop as it ships. */
const withoutLines = (text: string) => text.replaceAll(/(\.ts):\d+/g, "$1");

test("the guide quotes what the check says about a price in quotes", async () => {
  const products = edited(smallShop["products.ts"], "price: 6.99", 'price: "6.99"');
  const { findings } = await checkSmallShop({ "products.ts": products });
  expect(findings).toHaveLength(1);
  expect(withoutLines(guide)).toContain(withoutLines(findings.map(findingText).join("")));
});

/** A snippet of the guide: its file, the list or field for which it is, and its lines. */
type Snippet = { file: DataFile; place: string; lines: string };

// The words after ```ts say where a snippet goes; a reader does not see them.
const snippets = Array.from(
  guide.matchAll(/^( *)```ts (\w+\.ts) ?(\w*)\n([^]*?)\n *```$/gm),
  ([, indent = "", file, place = "", lines = ""]): Snippet => ({
    file: file as DataFile,
    place,
    lines: lines.replaceAll(new RegExp(`^${indent}`, "gm"), ""),
  }),
);

/** A file after an owner has followed the recipe. */
function applied({ file, place, lines }: Snippet): string {
  const text = smallShop[file];
  const list = text.indexOf(`${place}: [`);
  if (place === "") return edited(text, /(?=\n[\]}];\s*$)/, `\n${lines}`);
  if (list !== -1) {
    const end = text.indexOf("\n", text.slice(list).search(/\n +\],/) + list);
    return `${text.slice(0, end)}\n${lines}${text.slice(end)}`;
  }
  const names = Array.from(lines.matchAll(/^ *(\w+):/gm), ([, name = ""]) => name);
  const [start] = [text.indexOf(` ${place}:`)];
  const lineStart = text.lastIndexOf("\n", start);
  const rest = names.reduce(
    (left, name) => left.replace(new RegExp(`\\n +${name}:.*`), ""),
    text.slice(lineStart),
  );
  return `${text.slice(0, lineStart)}\n${lines}${rest}`;
}

const media = ["radar.png", "radar-map.png", "radar-film.png"].map((name) => ({
  name,
  bytes: 100_000,
  sha256: "0",
  widthPx: 1080,
}));
const mark = { name: "mark.svg", bytes: 1000, sha256: "0", widthPx: 64, svg: "<svg/>" };

test("the guide has a snippet for each recipe that adds something", () => {
  expect(snippets.map(({ file, place }) => `${file} ${place}`.trim())).toMatchInlineSnapshot(`
    [
      "games.ts",
      "products.ts",
      "products.ts media",
      "products.ts media",
      "products.ts subscriptions",
      "shop.ts",
      "products.ts status",
      "status.ts",
      "status.ts coming",
      "shop.ts",
      "home.ts",
      "shop.ts shopId",
      "shop.ts",
    ]
  `);
});

test.each(snippets)("the snippet for $file $place has no problem: $lines", async (snippet) => {
  const added = [...media, mark].filter(({ name }) => snippet.lines.includes(name));
  const { findings } = await checkSmallShop(
    { [snippet.file]: applied(snippet) },
    { media: [...context.media, ...added], publicFiles: ["/privacy.pdf"] },
  );
  const left = findings.filter(
    ({ severity, field }) => severity === "problem" || field !== "status",
  );
  const expected = snippet.lines.includes("currency") ? ["currency"] : [];
  expect(left.map(({ field }) => field)).toEqual(expected);
});

test("the launch check lists every example that an owner left in", async () => {
  const before = await checkSmallShop();
  const known = new Set(before.toDo.map(({ message }) => message));
  const left = await Promise.all(
    snippets.map(async (snippet) => {
      const { toDo } = await checkSmallShop({ [snippet.file]: applied(snippet) });
      return toDo.map(({ message }) => message).filter((message) => !known.has(message));
    }),
  );
  expect(left.flat()).toMatchInlineSnapshot(`
    [
      "productId is 727058, a sample",
      "storeUrl is "https://you.mysellauth.com/product/radar", an example of the guide",
      "description is "One to three sentences that say what it does.", a sample",
      "alt is "What the picture shows.", a sample",
      "variantId is 400011, a sample",
      "variantId is 400012, a sample",
      "item 1 is "First feature", a sample",
      "item 2 is "Second feature", a sample",
      "alt is "A map with three marked players.", a sample",
      "url is "https://www.youtube.com/watch?v=abcDEF12345", a sample",
      "alt is "Radar in use, from the menu to the first match.", a sample",
      "youtubeId is "abcDEF12345", a sample",
      "variantId is 400013, a sample",
      "url is "https://you.mysellauth.com/terms", an example of the guide",
      "url is "https://you.mysellauth.com/refunds", an example of the guide",
      "url is "/privacy.pdf", but this site has no such page or file",
      "title is "Tools with an honest status page", a sample",
      "shopId is 123456, a sample",
      "productId is 654321, a sample",
      "storeUrl is "https://you.mysellauth.com/product/keys", an example of the guide",
    ]
  `);
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

test.each(Object.entries(dataFiles))("every field of %s is explained", (file, { schema }) => {
  const start = fields.indexOf(`## ${file}:`);
  const section = fields.slice(start, fields.indexOf("\n## ", start));
  const names = fieldNames(schema as Schema);
  expect(names.length).toBeGreaterThan(1);
  expect(names.filter((name) => !new RegExp(`[.\`]${name}\``).test(section))).toEqual([]);
});
