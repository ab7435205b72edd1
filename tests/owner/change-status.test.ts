import { describe, expect, test } from "vitest";
import { changeStatus, type StatusRequest, type StatusTexts } from "#owner/change-status.ts";
import { checkSmallShop, edited, smallShop } from "#tests/owner/check/small-shop.ts";

const today = "2026-11-22";
const sample: StatusTexts = {
  "products.ts": smallShop["products.ts"],
  "status.ts": smallShop["status.ts"],
};

/** The sample with a text of products.ts replaced, as if the owner had written it so. */
const withProducts = (from: string, to: string): StatusTexts => ({
  ...sample,
  "products.ts": edited(sample["products.ts"], from, to),
});

/** The sample with lines at the end of status.ts. */
const withBoard = (lines: string): StatusTexts => ({
  ...sample,
  "status.ts": edited(sample["status.ts"], /\};\s*$/, `${lines}\n};\n`),
});

/** Changes Private, and checks the result. */
async function change(request: StatusRequest, texts = sample) {
  const changed = changeStatus(texts, { product: "Private", ...request }, today);
  expect((await checkSmallShop(changed.texts, { today })).findings).toEqual([]);
  return changed;
}

const entry = '{ day: "2026-11-22", product: "151373", status: "Updating" }';
const old = '{ day: "2026-11-02", product: "151373", status: "Undetected" }';

test("a new status is dated in a new list of changes, and nothing else changes", async () => {
  expect(await change({ product: "private", status: "updating" })).toEqual({
    texts: {
      ...withProducts('"Undetected"', `"Updating",\n    since: "${today}"`),
      "status.ts": withBoard(`  changes: [\n    ${entry},\n  ],`)["status.ts"],
    },
    summary: ["Private: Updating, was Undetected."],
  });
});

test.each([
  ["  changes: [],", `  changes: [\n    ${entry},\n  ],`],
  ["  changes: [ // none yet\n  ],", `  changes: [\n    ${entry}, // none yet\n  ],`],
  [`  changes: [${old}],`, `  changes: [${entry}, ${old}],`],
  [`  changes: [\n    ${old},\n  ],`, `  changes: [\n    ${entry},\n    ${old},\n  ],`],
])("the newest change is the first in a list that is written as %j", async (before, after) => {
  const { texts } = await change({ product: "151373", status: "Updating" }, withBoard(before));
  expect(texts["status.ts"]).toBe(withBoard(after)["status.ts"]);
});

const dated = (status: string, since: string) =>
  withProducts('status: "Undetected",', `status: "${status}", since: "${since}",`);

test("the day of the status changes with it", async () => {
  const { texts } = await change({ status: "Updating" }, dated("Undetected", "2026-11-02"));
  expect(texts["products.ts"]).toBe(dated("Updating", today)["products.ts"]);
});

describe("a note", () => {
  test("is added below the status, and to the change", async () => {
    const { texts } = await change({ status: "Updating", note: 'Say "hi" \\ $(touch x)' });
    const code = '"Say \\"hi\\" \\\\ $(touch x)"';
    expect(texts["products.ts"]).toContain(`status: "Updating",\n    statusNote: ${code},\n`);
    expect(texts["status.ts"]).toContain(entry.replace(" }", `, note: ${code} }`));
  });

  const noted = (after: string) => withProducts('"Undetected",', `"Undetected",${after}`);

  test.each<[string, StatusRequest, StatusTexts]>([
    ["a new note replaces it", { note: "New" }, noted('\n    statusNote: "New",')],
    ["none removes it", { note: "None" }, sample],
    [
      "a new status removes it",
      { status: "Updating" },
      withProducts('"Undetected"', `"Updating",\n    since: "${today}"`),
    ],
  ])("%s", async (_name, request, expected) => {
    const { texts } = await change(request, noted('\n    statusNote: "Old",'));
    expect(texts["products.ts"]).toBe(expected["products.ts"]);
  });

  test.each([
    [' statusNote: "Old",', " "],
    ["\n    // Since Monday,\n    statusNote: 'Old',", "\n    // Since Monday,"],
    ['\n    /* old */ statusNote: "Old",', "\n    /* old */ "],
  ])("a note that is written as %j is removed", async (before, after) => {
    const { texts } = await change({ note: "none" }, noted(before));
    expect(texts["products.ts"]).toBe(noted(after)["products.ts"]);
  });
});

describe("sold-out plans", () => {
  const week = '{ name: "Week Key", price: 6.99, duration: "1 Week", variantId: 300002 },';
  const withWeek = (to: string) => withProducts(week, to);
  const soldOut = withWeek(week.replace(" }", ", soldOut: true }"));

  test.each<[string, string, StatusTexts, StatusTexts]>([
    ["is named", " week key", sample, soldOut],
    [
      "is written over several lines",
      "Week Key",
      withWeek(week.replaceAll(/[{,] /g, "$&\n        ")),
      withWeek(
        week.replaceAll(/[{,] /g, "$&\n        ").replace(" },", ",\n        soldOut: true },"),
      ),
    ],
    ["has soldOut: false", "Week Key", withWeek(week.replace(" }", ", soldOut: false }")), soldOut],
  ])("a plan that %s is sold out", async (_name, names, before, after) => {
    const { texts, summary } = await change({ soldOut: names }, before);
    expect(texts).toEqual(after);
    expect(summary).toEqual(["Private, Week Key: sold out."]);
  });

  test("the plans that are not named are back in stock", async () => {
    expect((await change({ soldOut: "none" }, soldOut)).texts).toEqual(sample);
    expect((await change({ soldOut: "Month Key" }, soldOut)).summary).toEqual([
      "Private, Week Key: back in stock.",
      "Private, Month Key: sold out.",
    ]);
  });

  test("all plans may be sold out", async () => {
    expect((await change({ soldOut: "All" })).summary).toHaveLength(3);
  });
});

const crlf = (text: string) => text.replaceAll("\n", "\r\n");

test("line ends of Windows stay", async () => {
  const texts = {
    "products.ts": crlf(sample["products.ts"]),
    "status.ts": crlf(sample["status.ts"]),
  };
  const first = await change({ status: "Updating", note: "A" }, texts);
  const second = await change({ note: "none" }, first.texts);
  for (const text of [...Object.values(first.texts), ...Object.values(second.texts)]) {
    expect(text.replaceAll("\r\n", "")).not.toContain("\n");
  }
  expect(second.texts["products.ts"]).not.toContain("statusNote");
});

test("the day of the last check is today", () => {
  expect(changeStatus(sample, { checked: "yes" }, today).texts).toEqual({
    ...sample,
    "status.ts": edited(sample["status.ts"], "2025-01-15", today),
  });
});

test.each<[StatusRequest, string]>([
  [{ product: "Privat", status: "Updating" }, 'no product "Privat". Did you mean "Private"?'],
  [{ product: "Permanent Spoofer", status: "Updating" }, "it is not on sale yet"],
  [{ status: "Updating" }, "Write which product. The products are: Private, Temp Spoofer."],
  [{ product: "Private", status: "Updatig" }, 'no status "Updatig". Did you mean "Updating"?'],
  [{ product: "Private", soldOut: "Day Key and Week Key" }, "Separate plans with commas."],
  [{ product: "Private", soldOut: "Week Key, Year Key" }, 'Private has no plan "Year Key".'],
  [{ product: "Private", status: "Undetected", soldOut: "none" }, "Nothing was changed: the shop"],
  [{ product: "Private", status: "No change", note: "", checked: "no" }, "Say what changes: a"],
])("%o is refused", (request, message) => {
  expect(() => changeStatus(sample, request, today)).toThrow(message);
});

test("a value that is not written as a single text is left to the owner", () => {
  const texts = withProducts('status: "Undetected"', 'status: ("Un" + "detected") as "Undetected"');
  expect(() => changeStatus(texts, { product: "Private", status: "Updating" }, today)).toThrow(
    "src/data/products.ts:11: status is not written as a single text, true or false. Change it by hand.",
  );
});
