import { describe, expect, test } from "vitest";
import { changeStatus, type StatusRequest, type StatusTexts } from "#owner-tools/change-status.ts";
import { checkSmallShop, edited, smallShop } from "#tests/owner-check/small-shop.ts";

const today = "2026-11-22";
const sample: StatusTexts = {
  "products.ts": smallShop["products.ts"],
  "status.ts": smallShop["status.ts"],
};

/** A status list with the text in place of its last line. */
const board = (changes: string) => edited(sample["status.ts"], /\};\s*$/, `${changes}\n};\n`);

/** The lines of a file that differ, with - and +. */
function difference(before: string, after: string): string[] {
  const [old, new_] = [before.split("\n"), after.split("\n")];
  return [
    ...old.filter((line) => !new_.includes(line)).map((line) => `- ${line.trim()}`),
    ...new_.filter((line) => !old.includes(line)).map((line) => `+ ${line.trim()}`),
  ];
}

/** Changes the texts, checks the result, and returns the lines that differ in each file. */
async function change(request: StatusRequest, texts: Partial<StatusTexts> = {}) {
  const before = { ...sample, ...texts };
  const { texts: after, summary } = changeStatus(before, request, today);
  const { findings } = await checkSmallShop(after, { today });
  expect(findings).toEqual([]);
  const products = difference(before["products.ts"], after["products.ts"]);
  return { products, status: difference(before["status.ts"], after["status.ts"]), summary };
}

describe("a status", () => {
  test("a new status is dated in a new list of changes, and nothing else changes", () => {
    const request = { product: "private", status: "Updating" };
    expect(changeStatus(sample, request, today)).toEqual({
      texts: {
        "products.ts": edited(sample["products.ts"], '"Undetected"', '"Updating"'),
        "status.ts": board(
          '  changes: [\n    { day: "2026-11-22", product: "151373", status: "Updating" },\n  ],',
        ),
      },
      summary: ["Private: Updating, was Undetected."],
    });
  });

  test("the newest change is the first in the list", async () => {
    const old = '{ day: "2026-11-02", product: "283989", status: "Undetected" },';
    const listed = board(`  changes: [\n    ${old}\n  ],`);
    const entry = '{ day: "2026-11-22", product: "283989", status: "Detected" },';
    const { status } = await change(
      { product: "283989", status: "detected" },
      { "status.ts": listed },
    );
    expect(status).toEqual([`+ ${entry}`]);
    const { texts } = changeStatus(
      { ...sample, "status.ts": listed },
      { product: "283989", status: "Detected" },
      today,
    );
    expect(texts["status.ts"]).toContain(`  changes: [\n    ${entry}\n    ${old}\n  ],`);
  });

  test.each([
    ["  changes: [],", "  changes: [\n    ENTRY,\n  ],"],
    ["  changes: [ // none yet\n  ],", "  changes: [\n    ENTRY, // none yet\n  ],"],
    ["  changes: [OLD],", "  changes: [ENTRY, OLD],"],
  ])("the list of changes may be written as %s", async (list, expected) => {
    const entry = '{ day: "2026-11-22", product: "151373", status: "Updating" }';
    const old = '{ day: "2026-11-02", product: "151373", status: "Undetected" }';
    const text = board(list.replace("OLD", old));
    const { texts } = changeStatus(
      { ...sample, "status.ts": text },
      { product: "Private", status: "Updating" },
      today,
    );
    expect(texts["status.ts"]).toContain(expected.replace("ENTRY", entry).replace("OLD", old));
    expect((await checkSmallShop(texts, { today })).findings).toEqual([]);
  });

  test("the day of the status changes with it", async () => {
    const text = edited(
      sample["products.ts"],
      'status: "Undetected",',
      'status: "Undetected", since: "2026-11-02",',
    );
    const { products } = await change(
      { product: "Private", status: "Updating" },
      { "products.ts": text },
    );
    expect(products).toEqual([
      '- status: "Undetected", since: "2026-11-02",',
      '+ status: "Updating", since: "2026-11-22",',
    ]);
  });
});

describe("a note", () => {
  const noted = edited(
    sample["products.ts"],
    'status: "Undetected",',
    'status: "Undetected",\n    statusNote: "Old note",',
  );

  test("is added below the status, and to the change", async () => {
    const note = 'Say "hi" \\ $(touch x)';
    const { products, status } = await change({ product: "Private", status: "Updating", note });
    const code = '"Say \\"hi\\" \\\\ $(touch x)"';
    expect(products).toContain(`+ statusNote: ${code},`);
    expect(status[1]).toBe(
      `+ { day: "2026-11-22", product: "151373", status: "Updating", note: ${code} },`,
    );
  });

  test.each([
    ["a new note replaces it", { note: "New note" }, ['+ statusNote: "New note",']],
    ["none removes it", { note: "None" }, []],
    ["a new status removes it", { status: "Updating" }, ['+ status: "Updating",']],
  ])("%s", async (_name, request, added) => {
    const { products } = await change({ product: "Private", ...request }, { "products.ts": noted });
    expect(products.filter((line) => !line.includes('"Undetected"'))).toEqual([
      '- statusNote: "Old note",',
      ...added,
    ]);
  });
});

test.each([
  [' statusNote: "Old",', ""],
  ["\n    // Since Monday,\n    statusNote: 'Old',", "\n    // Since Monday,"],
  ['\n    /* old */ statusNote: "Old",', "\n    /* old */ "],
])("a note that is written as %o is removed", async (from, to) => {
  const text = edited(smallShop["products.ts"], '"Undetected",', `"Undetected",${from}`);
  const { texts } = changeStatus(
    { ...sample, "products.ts": text },
    { product: "Private", note: "none" },
    today,
  );
  const expected = edited(text, from, to);
  expect(texts["products.ts"].replaceAll(/ +\n/g, "\n")).toBe(expected.replaceAll(/ +\n/g, "\n"));
});

describe("sold-out plans", () => {
  const week = '{ name: "Week Key", price: 6.99, duration: "1 Week", variantId: 300002 },';
  const soldOut = week.replace(" }", ", soldOut: true }");

  test("the named plans are sold out", async () => {
    expect(await change({ product: "Private", soldOut: " week key" })).toEqual({
      products: [`- ${week}`, `+ ${soldOut}`],
      status: [],
      summary: ["Private, Week Key: sold out."],
    });
  });

  test.each(["none", "Month Key"])("a plan that is not in %s is back in stock", async (names) => {
    const text = edited(sample["products.ts"], week, soldOut);
    const { products } = await change(
      { product: "Private", soldOut: names },
      { "products.ts": text },
    );
    expect(products.slice(0, 2)).toContain(`- ${soldOut}`);
    expect(products).toContain(`+ ${week}`);
  });

  test("a plan with soldOut: false is sold out", async () => {
    const text = edited(sample["products.ts"], week, week.replace(" }", ", soldOut: false }"));
    const { products } = await change(
      { product: "Private", soldOut: "Week Key" },
      { "products.ts": text },
    );
    expect(products).toContain(`+ ${soldOut}`);
  });

  test("all plans may be sold out", async () => {
    const { summary } = await change({ product: "Private", soldOut: "All" });
    expect(summary).toHaveLength(3);
  });

  test("a plan may be written over several lines", async () => {
    const text = edited(sample["products.ts"], week, week.replaceAll(/[{,] /g, "$&\n        "));
    const { products } = await change(
      { product: "Private", soldOut: "Week Key" },
      { "products.ts": text },
    );
    expect(products).toEqual([
      "- variantId: 300002 },",
      "+ variantId: 300002,",
      "+ soldOut: true },",
    ]);
  });
});

const crlf = (text: string) => text.replaceAll("\n", "\r\n");

test("line ends of Windows stay", () => {
  const texts = {
    "products.ts": crlf(sample["products.ts"]),
    "status.ts": crlf(sample["status.ts"]),
  };
  const first = changeStatus(texts, { product: "Private", status: "Updating", note: "A" }, today);
  const second = changeStatus(first.texts, { product: "Private", note: "none" }, today);
  for (const text of Object.values({ ...first.texts, ...second.texts })) {
    expect(text.replaceAll("\r\n", "")).not.toContain("\n");
  }
  expect(second.texts["products.ts"]).not.toContain("statusNote");
});

test("the day of the last check is today", async () => {
  expect(await change({ checked: "yes" })).toMatchObject({
    products: [],
    status: ['- lastChecked: "2025-01-15",', '+ lastChecked: "2026-11-22",'],
  });
});

test.each<[StatusRequest, string]>([
  [
    { product: "Privat", status: "Updating" },
    'There is no product "Privat". Did you mean "Private"?',
  ],
  [{ status: "Updating" }, "Write which product. The products are: Private, Temp Spoofer."],
  [
    { product: "Private", status: "Updatig" },
    'There is no status "Updatig". Did you mean "Updating"?',
  ],
  [{ product: "Private", soldOut: "Week Key, Year Key" }, 'Private has no plan "Year Key".'],
  [
    { product: "Private", status: "Undetected", soldOut: "none" },
    "Nothing was changed: the shop says all of this already.",
  ],
  [
    { product: "Private", status: "No change", note: "", checked: "no" },
    "Say what changes: a status",
  ],
])("%o is refused", (request, message) => {
  expect(() => changeStatus(sample, request, today)).toThrow(message);
});

test("a value that is not written as a single text is left to the owner", () => {
  const text = edited(
    sample["products.ts"],
    'status: "Undetected"',
    'status: ("Un" + "detected") as "Undetected"',
  );
  expect(() =>
    changeStatus(
      { ...sample, "products.ts": text },
      { product: "Private", status: "Updating" },
      today,
    ),
  ).toThrow(
    "src/data/products.ts:11: status is not written as a single text, true or false. Change it by hand.",
  );
});
