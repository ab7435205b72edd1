// @vitest-environment node
import { readFileSync } from "node:fs";
import { describeRun } from "./describe-run.ts";
import { type Slip, slip } from "./slip.ts";

// A slip in a file's text hides the rest of that file: one per file and run.

/** The number of the line of a real data file that has a text. */
function lineOf(file: string, text: string): number {
  const source = readFileSync(new URL(`../../src/data/${file}`, import.meta.url), "utf8");
  const at = source.indexOf(text);
  if (at < 0) throw new Error(`${file} has no ${text}`);
  return source.slice(0, at).split("\n").length;
}

const signs: Slip[] = [
  slip(
    "a comma missing at the end of a line",
    "products.ts",
    'name: "Private",',
    'name: "Private"',
    `line ${lineOf("products.ts", 'name: "Private"')}: this line ends without a comma, and another entry follows. Expected a comma , or a closing brace }.`,
  ),
  slip(
    "a closing quote missing",
    "status.ts",
    '"2026-11-20"',
    '"2026-11-20',
    `line ${lineOf("status.ts", '"2026-11-20"')}: a text is opened with a quote and not closed in the same line. Expected a closing quote: a text stands between two, "like this".`,
  ),
  slip(
    "a curly quote",
    "shop.ts",
    '"Latchkey"',
    "“Latchkey”",
    `line ${lineOf("shop.ts", '"Latchkey"')}: the quote “ is a curly one. Texts stand in straight quotes: "like this".`,
  ),
  slip(
    "two commas in a row",
    "home.ts",
    '"Keys restocked",',
    '"Keys restocked",,',
    `line ${lineOf("home.ts", '"Keys restocked"')}: the sign , does not belong here. Look for a sign too many, or one that is missing just before it.`,
  ),
  slip(
    "the last bracket missing",
    "reviews.ts",
    /\];\s*$/,
    "",
    `line ${lineOf("reviews.ts", "];") - 1}: the file ends before everything in it is closed. Expected a closing bracket ].`,
  ),
  slip(
    "an apostrophe that ends a text",
    "questions.ts",
    '"How fast is delivery?"',
    "'What's the delivery time?'",
    `line ${lineOf("questions.ts", '"How fast is delivery?"')}: the quotes do not match just before "s". Either a closing quote is missing earlier in the line, or an apostrophe needs double quotes around the text: "It's here".`,
  ),
  slip(
    "a colon missing",
    "preferences.ts",
    "loadingScreen: true",
    "loadingScreen true",
    `line ${lineOf("preferences.ts", "loadingScreen: true")}: "true" stands where something else was expected. Expected a comma , or a closing brace }. Often a quote or a comma just before it is missing.`,
  ),
];

const values: Slip[] = [
  slip(
    "a decimal comma",
    "products.ts",
    "price: 6.99",
    "price: 6,99",
    `line ${lineOf("products.ts", "price: 6.99")}: the number 6,99 has a comma. Expected a decimal point: 6.99.`,
  ),
  {
    name: "a file that is missing",
    make: (shop) => shop.take("reviews.ts"),
    says: "src/data/reviews.ts · reviews: the file is missing or cannot be opened. Put it back under this name, in small letters.",
  },
  slip(
    "an export of another name",
    "questions.ts",
    "export const questions",
    "export const question",
    'line 1: "question" is exported, not questions. Expected a line that begins with export const questions.',
  ),
  slip(
    "a list that is not exported",
    "home.ts",
    "export const",
    "const",
    "line 1: home is there but not exported. Write export before const home.",
  ),
  slip(
    "an import of more than a type",
    "shop.ts",
    "import type { Shop }",
    "import { Shop }",
    "line 1: this import takes in more than a type. Data files hold all their values themselves: write import type, or take the line out.",
  ),
  slip(
    "a word without quotes",
    "status.ts",
    'game: "UB"',
    "game: UB",
    `line ${lineOf("status.ts", 'game: "UB"')}: UB stands without quotes, and nothing here has that name. A text stands in quotes: "UB".`,
  ),
  slip(
    "True with a capital",
    "preferences.ts",
    "loadingScreen: true",
    "loadingScreen: True",
    `line ${lineOf("preferences.ts", "loadingScreen: true")}: True stands without quotes, and nothing here has that name. Did you mean true?`,
  ),
  slip(
    "a field that stands twice",
    "preferences.ts",
    'title: "We have moved",',
    'title: "We have moved",\n      title: "We moved",',
    `line ${lineOf("preferences.ts", 'title: "We have moved"') + 1}: the field "title" stands twice. Keep one of them.`,
  ),
];

const oddities: Slip[] = [
  slip(
    "a file name without quotes",
    "products.ts",
    'image: "private-reticle.png"',
    "image: private-reticle.png",
    `line ${lineOf("products.ts", 'image: "private-reticle.png"')}: private-reticle.png is no plain value. A text stands in quotes: "private-reticle.png".`,
  ),
  slip(
    "a sum in place of a price",
    "products.ts",
    "price: 6.99",
    "price: Math.round(6.99)",
    `line ${lineOf("products.ts", "price: 6.99")}: Math.round(6.99) is no plain value. Data files hold texts, numbers, true, false, lists and groups of fields only.`,
  ),
  slip(
    "a function among the values",
    "reviews.ts",
    'time: "2 days ago"',
    'time() { return "2 days ago"; }',
    `line ${lineOf("reviews.ts", 'time: "2 days ago"')}: time() { return "2 days ago"; } is no plain value. Data files hold texts, numbers, true, false, lists and groups of fields only.`,
  ),
  slip(
    "two commas in a list",
    "home.ts",
    '"Easy to Use",',
    '"Easy to Use",,',
    `line ${lineOf("home.ts", "sellingPoints: [")}: a list has two commas in a row. Take one of the commas out.`,
  ),
  slip(
    "a line of program",
    "questions.ts",
    "export const",
    'throw new Error("no");\nexport const',
    `line ${lineOf("questions.ts", "export const")}: "throw new Error("no");" is no list of values. Data files hold imports of types and values that begin with export const.`,
  ),
];

describeRun("signs that are missing or too many", signs);
describeRun("files and words that cannot be read", values);
describeRun("values that are none", oddities);
