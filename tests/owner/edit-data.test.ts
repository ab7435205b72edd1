import { readFileSync } from "node:fs";
import * as fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { dataFileNames } from "#data-reader/data-files.ts";
import { locationOf } from "#data-reader/source-location.ts";
import { textField } from "#domain/fields.ts";
import { announcementChange } from "#owner/change-announcement.ts";
import { priceChange } from "#owner/change-price.ts";
import { type Change, changeTexts } from "#owner/change-shop.ts";
import { statusChange } from "#owner/change-status.ts";
import { randomRuns } from "#tests/random-runs.ts";
import { type ShopTexts, smallShop, valueOf } from "./check/small-shop.ts";

fc.configureGlobal(randomRuns);

const today = "2026-11-22";

// A shop as owners write it: fields on one line or on many, with and without notes and last commas.

const comment = fc.constantFrom(
  "",
  "",
  " // sample",
  " // mine, see { }",
  " /* x, */",
  " // accepted",
);

/** Fields with their code, in braces. */
const group = (fields: fc.Arbitrary<string>[], indent: string) =>
  fc
    .tuple(
      fc.tuple(...fields.map((field) => fc.tuple(field, comment, fc.boolean()))),
      fc.boolean(),
      fc.boolean(),
    )
    .map(([written, isOneLine, hasLastComma]) => {
      const present = written.filter(([code]) => code !== "");
      if (isOneLine) return `{ ${present.map(([code]) => code).join(", ")} }`;
      const lines = present.map(([code, note, hasLineAbove], at) => {
        const comma = at < present.length - 1 || hasLastComma ? "," : "";
        const above = hasLineAbove ? `${indent}  // About the next line,\n` : "";
        return `${above}${indent}  ${code}${comma}${note}\n`;
      });
      return `{\n${lines.join("")}${indent}}`;
    });

const oneOf = (...codes: string[]) => fc.constantFrom(...codes);
const status = oneOf("Undetected", "Updating", "Detected").map((one) => `status: "${one}"`);
const planAt = (product: number, at: number) =>
  group(
    [
      oneOf(`name: "Plan ${at}"`),
      fc.integer({ min: 100, max: 9999 }).map((cents) => `price: ${cents / 100}`),
      oneOf('duration: "1 Day"'),
      oneOf(`variantId: ${product * 10 + at + 1}`),
      oneOf("", "soldOut: true", "soldOut: false"),
    ],
    "      ",
  );
const productAt = (at: number) =>
  group(
    [
      oneOf(`id: "p${at}"`),
      oneOf(`name: "Product ${at}"`),
      oneOf('type: "External"'),
      oneOf('game: "FN"'),
      oneOf("", "price: 5"),
      status,
      oneOf("", 'statusNote: "Old"'),
      oneOf("", 'since: "2026-11-02"'),
      oneOf("", "earlier: []", 'earlier: [{ status: "Updating", since: "2026-11-01" }]'),
      oneOf('description: "It works."'),
      fc
        .tuple(planAt(at, 0), planAt(at, 1))
        .map((all) => `subscriptions: [\n      ${all.join(", ")},\n    ]`),
      oneOf("compatibility: []"),
      oneOf("features: []"),
    ],
    "  ",
  );
const products = (count: number) =>
  fc
    .tuple(...Array.from({ length: count }, (_, at) => productAt(at)))
    .map((all) => `export const products = [\n${all.map((one) => `  ${one},\n`).join("")}];\n`);
const announcement = group(
  [
    oneOf("enabled: true", "enabled: false"),
    oneOf("showOnce: true"),
    oneOf('message: "Sale"'),
    oneOf('textColor: "#000000"'),
    oneOf('backgroundColor: "#ffffff"'),
    oneOf("", 'linkText: "More"'),
    oneOf("", 'linkUrl: "/status"'),
    oneOf("", 'until: "2020-01-01"'),
  ],
  "    ",
).map((code) =>
  smallShop["preferences.ts"].replace(/announcement: \{[^}]*\}/, `announcement: ${code}`),
);
const shops = (count: number) =>
  fc
    .record({ products: products(count), announcement, isWindows: fc.boolean() })
    .map(({ products: text, announcement: preferences, isWindows }) => {
      const texts = { ...smallShop, "products.ts": text, "preferences.ts": preferences };
      const lineEnds = (one: string) => (isWindows ? one.replaceAll("\n", "\r\n") : one);
      return Object.fromEntries(
        dataFileNames.map((file) => [file, lineEnds(texts[file])]),
      ) as ShopTexts;
    });

const typed = fc.oneof(
  fc.constantFrom("", "none", 'It\'s "back" `$(x)` \\ // sample'),
  // The commands refuse a text that the check refuses.
  fc
    .string({ unit: "grapheme", minLength: 1 })
    .filter((value) => /^[\p{L}\p{N}]/u.test(value) && v.is(textField(""), value)),
);
/** As a message, or beside a link, none is refused. */
const typedWords = typed.filter((text) => text !== "none");
const names = (kind: string, count: number) =>
  fc.oneof(
    fc.constant("all"),
    fc
      .uniqueArray(fc.nat(count - 1), { minLength: 1, maxLength: 3 })
      .map((all) => all.map((at) => `${kind} ${at}`).join(", ")),
  );
const request = (change: Change, answers: Record<string, fc.Arbitrary<string>>) =>
  fc.record(answers).map((asked) => {
    const args = Object.entries(asked).map(([name, value]) => `${name}=${value}`);
    return { change, args };
  });
const requests = (product: fc.Arbitrary<string>) =>
  fc.oneof(
    request(statusChange, {
      product,
      status: oneOf("No change", "Undetected", "Updating", "Detected"),
      note: typed,
      "sold-out": oneOf("", "none", "all"),
      checked: oneOf("yes"),
    }),
    request(priceChange, {
      product,
      plan: oneOf("all"),
      price: fc
        .integer({ min: -90, max: 90 })
        .map((percent) => `${percent < 0 ? "" : "+"}${percent}%`),
    }),
    request(announcementChange, { action: oneOf("show", "hide"), message: typedWords }),
    request(announcementChange, {
      message: typedWords,
      // Half a link is refused.
      "link-text": typedWords.filter((text) => text !== ""),
      link: oneOf("/#products"),
    }),
    request(announcementChange, { "link-text": oneOf("", "none"), link: oneOf("none") }),
  );

/** The groups whose fields the commands change, and these fields. */
function places(texts: ShopTexts) {
  const all = valueOf("products", texts["products.ts"]);
  const preferences = valueOf("defaultPreferences", texts["preferences.ts"]);
  const plans = all.flatMap(({ subscriptions }) => subscriptions);
  return [
    ...all.map((holder) => ({
      holder,
      fields: ["price", "status", "since", "statusNote", "earlier"],
    })),
    ...plans.map((holder) => ({ holder, fields: ["price", "soldOut"] })),
    { holder: valueOf("statusBoard", texts["status.ts"]), fields: ["lastChecked"] },
    {
      holder: preferences.notifications.announcement,
      fields: ["enabled", "message", "linkText", "linkUrl", "until"],
    },
  ];
}

type Places = ReturnType<typeof places>;

/** Where these fields are in a file. */
const spansIn = (file: keyof ShopTexts, all: Places) =>
  all.flatMap(({ holder, fields }) => {
    const { source, spans } = locationOf(holder);
    return source.path.endsWith(file) ? fields.flatMap((field) => spans.get(field) ?? []) : [];
  });

/** What is left of a file without these fields, their commas and notes, and without spaces. */
const otherText = (file: keyof ShopTexts, text: string, all: Places) =>
  spansIn(file, all)
    .toSorted((a, b) => b.start - a.start)
    .reduce((left, { start, end }) => {
      const after = left.slice(end).replace(/^,?[^\S\n]*\/\/ (?:sample|accepted).*/, "");
      return left.slice(0, start) + after;
    }, text)
    .replaceAll(/[\s,]/g, "");

/** The lines without these fields, but for a comma at their end. */
function otherLines(file: keyof ShopTexts, text: string, all: Places): string[] {
  const touched = new Set(
    spansIn(file, all).flatMap(({ start, end }) => {
      const first = text.slice(0, start).split("\n").length;
      return Array.from(text.slice(start, end).split("\n"), (_, at) => first + at);
    }),
  );
  return linesOf(text).filter((_, at) => !touched.has(at + 1));
}

const linesOf = (text: string) => text.split("\n").map(withoutComma);

const withoutComma = (line: string) => line.replace(/,(?=\s*(?:\/\/.*|\/\*.*\*\/)?\r?$)/, "");

/** Whether all of some lines are among others, in their order. */
const areAmong = (lines: readonly string[], others: readonly string[]) => {
  let at = 0;
  return lines.every((line) => {
    at = others.indexOf(line, at) + 1;
    return at > 0;
  });
};

/** A field's line: what is before the field, and behind it. */
function lineAround(holder: object, field: string) {
  const { source, spans } = locationOf(holder);
  const { start, end } = spans.get(field) ?? { start: 0, end: 0 };
  const before = source.text.slice(source.text.lastIndexOf("\n", start) + 1, start);
  const [behind = ""] = /^.*/.exec(source.text.slice(end)) ?? [];
  const isAlone = /^\s*$/.test(before) && /^,?\s*(?:\/.*)?$/.test(behind);
  return { isAlone, isSample: /\/\/ sample\r?$/.test(behind) };
}

/** Expects the notes of before, but none at a value that has changed and has a line of its own. */
function expectNotes(before: Places, after: Places) {
  for (const [index, { holder, fields }] of after.entries()) {
    const old: Record<string, unknown> = before[index]?.holder ?? {};
    for (const [field, value] of Object.entries(holder)) {
      // A list keeps its note.
      if (!fields.includes(field) || typeof value === "object") continue;
      const { isAlone, isSample } = lineAround(holder, field);
      const isNew = old[field] !== value && isAlone;
      const wasSample = field in old ? lineAround(old, field).isSample : isSample;
      if (isSample !== (wasSample && !isNew)) expect.fail(`the note of ${field}`);
    }
  }
}

/** Makes a change, and expects that everything else is as it was. Returns the shop. */
function changeOnly(before: ShopTexts, asked: { change: Change; args: string[] }): ShopTexts {
  const { changed: texts, summary } = changeTexts(asked.change, asked.args, before, today);
  const after = { ...before, ...texts };
  if (summary.length === 0) expect(after).toEqual(before);
  const [was, is] = [places(before), places(after)];
  for (const file of dataFileNames.filter((one) => after[one] !== before[one])) {
    expect(otherText(file, after[file], is)).toBe(otherText(file, before[file], was));
    const isKept = areAmong(otherLines(file, before[file], was), linesOf(after[file]));
    if (!isKept) expect.fail(`A line of ${file} is gone.`);
  }
  expectNotes(was, is);
  return after;
}

const sample = Object.fromEntries(
  dataFileNames.map((file) => [file, readFileSync(`src/data/${file}`, "utf8")]),
) as ShopTexts;

test.each([
  ["the sample", fc.constant(sample), requests(fc.constantFrom("Private", "Temp Spoofer", "all"))],
  ["a shop with comments and notes", shops(3), requests(names("Product", 3))],
])("a random change of %s leaves everything else as it is", (_, shop, changes) => {
  fc.assert(
    fc.property(shop, changes, (before, asked) => {
      const after = changeOnly(before, asked);
      // What was asked for is there: asking again changes nothing.
      if (asked.change !== priceChange) expect(changeOnly(after, asked)).toEqual(after);
    }),
  );
});

test("so do changes, one after the other, of a shop of 54 products", () => {
  const { seed } = randomRuns;
  const [shop = sample] = fc.sample(shops(54), { seed, numRuns: 1 });
  fc.sample(requests(names("Product", 54)), { seed, numRuns: 10 }).reduce(changeOnly, shop);
});
