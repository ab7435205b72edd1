import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { dataFiles, type DataTexts } from "#data-reader/data-files.ts";
import {
  checkSmallShop,
  edited,
  diagnosticsOf,
  mediaFile,
  smallShop,
  surroundings,
} from "#tests/owner/check/small-shop.ts";

/** The owner's guide, and the page with what an owner rarely needs. */
const guide = ["src/data/README.md", "docs/rare-tasks.md"]
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");
const fields = readFileSync("docs/fields.md", "utf8");
/** A text without line numbers, which are those of the shop as it ships. */
const withoutLines = (text: string) => text.replaceAll(/(\.ts):\d+/g, "$1");

test("the guide quotes what the check says about a price in quotes", () => {
  const products = edited(smallShop["products.ts"], "price: 6.99", 'price: "6.99"');
  const [diagnostic = "no diagnostic"] = diagnosticsOf({ "products.ts": products });
  expect(withoutLines(guide)).toContain(withoutLines(diagnostic));
});

/** A snippet of the guide: its file, the list or field for which it is, and its lines. */
type Snippet = { file: keyof DataTexts; place: string; lines: string };

// The words after ```ts say where a snippet goes; a reader does not see them.
const snippets = Array.from(
  guide.matchAll(/^( *)```ts (\w+\.ts) ?(\w*)\n([^]*?)\n *```$/gm),
  ([, indent = "", file, place = "", lines = ""]): Snippet => ({
    file: file as keyof DataTexts,
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

const media = ["radar.png", "radar-map.png", "radar-film.png", "bebas-neue.woff2"].map(mediaFile);

test("every snippet of the guide says where it goes", () => {
  expect(snippets.length).toBeGreaterThan(5);
  expect(snippets).toHaveLength(guide.match(/```ts/g)?.length ?? 0);
});

/** The files that the snippets name. */
const withFiles = {
  media: [...surroundings.media, ...media],
  publicFiles: [...surroundings.publicFiles, "/privacy.pdf"],
};

test.each(snippets)("the snippet for $file $place has no mistake: $lines", (snippet) => {
  const added = media.filter(({ name }) => snippet.lines.includes(name));
  const files = { ...withFiles, media: [...surroundings.media, ...added] };
  const diagnostics = diagnosticsOf({ [snippet.file]: applied(snippet) }, files);
  expect(diagnostics).toEqual([]);
});

/** What is left to do before the launch, with some files replaced. */
const messages = (texts: Parameters<typeof checkSmallShop>[0]) =>
  checkSmallShop(texts, withFiles)
    .filter(({ severity }) => severity === "todo")
    .map(({ message }) => message);

test("the launch check lists every example that an owner left in", () => {
  const known = new Set(messages({}));
  const left = snippets.flatMap((snippet) => messages({ [snippet.file]: applied(snippet) }));
  const found = left.filter((message) => !known.has(message));
  const examples = snippets.flatMap(({ lines }) =>
    Array.from(lines.matchAll(/^ *(.*) \/\/ sample/gm), ([, code = ""]) => code),
  );
  expect(examples.length).toBeGreaterThan(10);
  expect(found).toEqual(
    examples.map((code) => expect.stringContaining(code.slice(0, 50)) as string),
  );
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

test.each(Object.values(dataFiles))("every field of $fileName is explained", (file) => {
  const start = fields.indexOf(`## ${file.fileName}:`);
  const section = fields.slice(start, fields.indexOf("\n## ", start));
  const names = fieldNames(file.schema as Schema);
  expect(names.length).toBeGreaterThan(1);
  expect(names.filter((name) => !new RegExp(`[.\`]${name}\``).test(section))).toEqual([]);
});

/** What a link to a heading has after its `#`, as GitHub writes it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, "")
    .replaceAll(" ", "-");

const anchorsIn = (file: string) =>
  Array.from(readFileSync(file, "utf8").matchAll(/^#+ (.+)$/gm), ([, heading = ""]) =>
    anchorOf(heading),
  );

const documents = [".", "docs", "docs/decisions", "src/data"].flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".md"))
    .map((file) => join(folder, file)),
);

test.each(documents)("every link of %s leads to a file and a heading", (document) => {
  const links = readFileSync(document, "utf8").matchAll(/\]\((?!https?:)([^)#]*)#?([^)]*)\)/g);
  const dead = [...links].filter(([, path = "", anchor = ""]) => {
    const file = path === "" ? document : join(dirname(document), path);
    return !existsSync(file) || (anchor !== "" && !anchorsIn(file).includes(anchor));
  });
  expect(dead.map(([link]) => link)).toEqual([]);
});
