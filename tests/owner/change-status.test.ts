import { describe, expect, test } from "vitest";
import { statusChange } from "#owner/change-status.ts";
import { edited, type ShopTexts, smallShop, valueOf } from "#tests/owner/check/small-shop.ts";
import { changed, type Request, today, withProducts } from "./changed.ts";

/** Changes Private. */
const change = (request: Request, texts = smallShop) =>
  changed(statusChange, { product: "Private", ...request }, texts);

/** Private has no `since`. */
const updating = "Private: Updating, was Undetected, which has no since and is not in the history.";

test("a new status is dated, and nothing else changes", () => {
  expect(change({ product: "private", status: "updating" })).toEqual({
    texts: withProducts('"Undetected"', `"Updating",\n    since: "${today}"`),
    summary: [updating],
  });
});

test("every product was checked", () => {
  const { summary } = change({ status: "Updating", checked: "yes" });
  expect(summary).toEqual([updating, "Every product checked on 2026-11-22."]);
  expect(change({ note: "New" }).summary).toEqual(['Private: the note "New".']);
});

test.each(["Private, Temp Spoofer", "283989; private", "All"])(
  "several products change at once: %j",
  (product) => {
    const { texts, summary } = change({ product, status: "Detected", "sold-out": "all" });
    expect(summary.filter((text) => text.includes(": Detected, was Undetected,"))).toHaveLength(2);
    expect(summary.filter((text) => text.endsWith(": sold out."))).toHaveLength(7);
    const products = valueOf("products", texts["products.ts"]);
    expect(products.map(({ since }) => since)).toEqual([today, today]);
  },
);

test("a note is no status", () => {
  expect(() => change({ note: "detected" })).toThrow(
    '"detected" is a status. Write it as the status, not as the note.',
  );
});

test("plans of a detected product that are back in stock are named as that", () => {
  const texts = withProducts('"Undetected"', '"Detected"');
  const soldOut = {
    ...texts,
    ...changed(statusChange, { product: "Private", "sold-out": "all" }, texts).texts,
  };
  expect(change({ "sold-out": "none" }, soldOut).summary).toContain(
    "Private, Day Key: back in stock, though it is detected.",
  );
});

test("two products of one name are told apart by their ids", () => {
  const texts = withProducts('"Temp Spoofer"', '"Private"');
  expect(() => change({ product: "Private", status: "Updating" }, texts)).toThrow(
    'Several are called "Private". Write the id of one: 151373 or 283989.',
  );
  expect(change({ product: "283989", status: "Updating" }, texts).summary).toHaveLength(1);
  expect(change({ product: "all", status: "Updating" }, texts).summary).toHaveLength(2);
});

test("the id of a product is not taken for the name of another", () => {
  const withId = withProducts('"283989"', '"private"');
  const texts = {
    ...withId,
    "products.ts": withId["products.ts"].replace('"Temp Spoofer"', '"Private"'),
  };
  expect(change({ product: "private", status: "Updating" }, texts).summary).toHaveLength(1);
  expect(() => change({ product: "Private", status: "Updating" }, texts)).toThrow(
    "Write the id of one: 151373 or private.",
  );
});

const past = '{ status: "Undetected", since: "2026-11-02" }';
const older = '{ status: "Updating", since: "2026-11-01" }';

test.each([
  ["", `\n    earlier: [\n      ${past},\n    ],`],
  [" // Monday", ` // Monday\n    earlier: [\n      ${past},\n    ],`],
  ["\n    earlier: [],", `\n    earlier: [\n      ${past},\n    ],`],
  [`\n    earlier: [${older}],`, `\n    earlier: [${past}, ${older}],`],
  [
    `\n    earlier: [\n      ${older}, // mine\n    ],`,
    `\n    earlier: [\n      ${past},\n      ${older}, // mine\n    ],`,
  ],
])("the status before is the first of the earlier ones: %j", (before, after) => {
  const texts = withProducts('"Undetected",', `"Undetected",\n    since: "2026-11-02",${before}`);
  const expected = withProducts('"Undetected",', `"Updating",\n    since: "${today}",${after}`);
  expect(change({ status: "Updating" }, texts).texts).toEqual(expected);
});

test("the status before keeps its note", () => {
  const noted = '"Undetected",\n    since: "2026-11-02",\n    statusNote: "Old",';
  const { texts } = change(
    { status: "Updating", note: "New" },
    withProducts('"Undetected",', noted),
  );
  expect(valueOf("products", texts["products.ts"])[0]).toMatchObject({
    status: "Updating",
    since: today,
    statusNote: "New",
    earlier: [{ status: "Undetected", since: "2026-11-02", note: "Old" }],
  });
});

const withMore = (after: string) => withProducts('"Undetected",', `"Undetected",${after}`);

describe("a note", () => {
  test("is added below the status", () => {
    const { texts } = change({ status: "Updating", note: 'Say "hi" \\ $(touch x)' });
    const code = '"Say \\"hi\\" \\\\ $(touch x)"';
    expect(texts["products.ts"]).toContain(`status: "Updating",\n    since: "${today}",\n`);
    expect(texts["products.ts"]).toContain(`    statusNote: ${code},\n`);
  });

  test.each<[Request, string, ShopTexts]>([
    [{ note: "New" }, '\n    statusNote: "Old",', withMore('\n    statusNote: "New",')],
    [{ note: "“New”" }, '\n    statusNote: "Old",', withMore('\n    statusNote: "New",')],
    [{ note: "None" }, '\n    statusNote: "Old",', smallShop],
    [{ note: "no" }, '\n    statusNote: "Old",', smallShop],
    [{ note: "–" }, '\n    statusNote: "Old",', smallShop],
    [
      { note: "none" },
      "\n    // Since Monday,\n    statusNote: 'Old',",
      withMore("\n    // Since Monday,"),
    ],
    [
      { status: "Updating" },
      '\n    statusNote: "Old",',
      withProducts('"Undetected"', `"Updating",\n    since: "${today}"`),
    ],
    [
      { status: "Updating", note: "New" },
      ' statusNote: "Old", since: "2026-11-02",',
      withProducts(
        'status: "Undetected",',
        `status: "Updating", statusNote: "New", since: "${today}", earlier: [   { status: "Undetected", since: "2026-11-02", note: "Old" }, ],`,
      ),
    ],
  ])("%o changes %j", (request, before, expected) => {
    expect(change(request, withMore(before)).texts["products.ts"]).toBe(expected["products.ts"]);
  });
});

describe("sold-out plans", () => {
  const week = '{ name: "Week Key", price: 6.99, duration: "1 Week", variantId: 300002 },';
  const withWeek = (to: string) => withProducts(week, to);
  const soldOut = withWeek(week.replace(" }", ", soldOut: true }"));

  test.each<[string, string, ShopTexts, ShopTexts]>([
    ["is named", " week key", smallShop, soldOut],
    ["has soldOut: false", "Week Key", withWeek(week.replace(" }", ", soldOut: false }")), soldOut],
  ])("a plan that %s is sold out", (_name, names, before, after) => {
    const { texts, summary } = change({ "sold-out": names }, before);
    expect(texts).toEqual(after);
    expect(summary).toEqual(["Private, Week Key: sold out."]);
  });

  test("the plans that are not named are back in stock", () => {
    expect(change({ "sold-out": "none" }, soldOut).texts).toEqual(smallShop);
    expect(change({ "sold-out": "Month Key" }, soldOut).summary).toEqual([
      "Private, Week Key: back in stock.",
      "Private, Month Key: sold out.",
    ]);
    expect(change({ "sold-out": "All" }).summary).toHaveLength(3);
    expect(change({ product: "all", "sold-out": "Lifetime Key" }, soldOut).summary).toEqual([
      "Private, Week Key: back in stock.",
      "Temp Spoofer, Lifetime Key: sold out.",
    ]);
  });
});

test("a plan whose name has a comma is named by its id", () => {
  const texts = withProducts('"Week Key"', '"Week, 7 days"');
  expect(() => change({ "sold-out": "Week, 7 days" }, texts)).toThrow(
    'There is no plan "Week". Write which plan, with commas between several, or all or none: Day Key, 300002, Month Key.',
  );
  expect(change({ "sold-out": "300002, Day Key" }, texts).summary).toEqual([
    "Private, Day Key: sold out.",
    "Private, Week, 7 days: sold out.",
  ]);
});

test.each([
  [
    "a comment that ends with a comma",
    '\n    // Since Monday,\n    statusNote: "Old", since: "2026-11-02",',
    '\n    // Since Monday,\n    since: "2026-11-02",',
  ],
  [
    "a comment of the line before",
    ' // works,\n    statusNote: "Old", since: "2026-11-02",',
    ' // works,\n    since: "2026-11-02",',
  ],
  ["a comment of its own", '\n    statusNote: "Old", // since Monday', "\n    // since Monday"],
])("a removed note leaves the field beside it, with %s", (_, before, after) => {
  const texts = withProducts('"Undetected",', `"Undetected",${before}`);
  const expected = withProducts('"Undetected",', `"Undetected",${after}`);
  expect(change({ note: "none" }, texts).texts).toEqual(expected);
});

const crlf = (text: string) => text.replaceAll("\n", "\r\n");

test("line ends of Windows stay", () => {
  const texts = { ...smallShop, "products.ts": crlf(smallShop["products.ts"]) };
  const first = change({ status: "Updating", note: "A" }, texts);
  const second = change({ status: "Detected" }, first.texts);
  for (const { texts: after } of [first, second]) {
    expect(after["products.ts"].replaceAll("\r\n", "")).not.toContain("\n");
  }
  expect(second.texts["products.ts"]).toContain("earlier: [");
  expect(second.texts["products.ts"]).not.toContain("statusNote");
});

test("the day of the last check is today", () => {
  expect(change({ product: "", checked: "yes" }).texts).toEqual({
    ...smallShop,
    "status.ts": edited(smallShop["status.ts"], "2025-01-15", today),
  });
});

test.each<[Request, string]>([
  [
    { product: "Private, Temp Spofer", status: "Updating" },
    'There is no product "Temp Spofer". Did you mean Temp Spoofer?',
  ],
  [
    { product: "", status: "Updating" },
    "Write which product, with commas between several, or all: Private, Temp Spoofer.",
  ],
  [
    { product: "Aimbot", status: "Updating" },
    'There is no product "Aimbot". Write which product, with commas between several, or all: Private, Temp Spoofer.',
  ],
  [{ status: "Updatig" }, 'There is no status "Updatig". Did you mean Updating?'],
  [
    { "sold-out": "Day Key, Month" },
    'There is no plan "Month". Write which plan, with commas between several, or all or none: Day Key, Week Key, Month Key.',
  ],
  [{ "sold-out": "Wek Key" }, 'There is no plan "Wek Key". Did you mean Week Key?'],
  [{ "sold-out": "all, Day Key" }, "Write all alone, or only plans."],
  [{ checked: "yess" }, 'There is no answer "yess". Did you mean yes?'],
  [{ status: "No change", note: "", checked: "no" }, "Nothing was asked. Write a status, a note"],
])("%o is refused", (request, message) => {
  expect(() => change(request)).toThrow(message);
});
