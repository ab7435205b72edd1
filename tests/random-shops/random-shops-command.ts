import { execFile, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { isDeepStrictEqual, parseArgs, promisify } from "node:util";
import { chromium } from "@playwright/test";
import * as fc from "fast-check";
import { dataFileNames } from "#data-reader/data-files.ts";
import { findingText } from "#data-reader/finding.ts";
import { productPath } from "#domain/paths.ts";
import type { Product } from "#domain/product.ts";
import { checkShop } from "#owner/check/check-shop.ts";
import { hasError } from "#owner/check/report.ts";
import { launchOptions } from "#tests/browser/launch-options.ts";
import { serveFolder } from "#tests/serve-folder.ts";
import { type RandomShop, randomShops, sample, writeShop } from "./random-shop.ts";
import { type Fault, visitShop } from "./visit-shop.ts";

// Without the -- before them, npm takes --shops=20 and --seed=7 for its own options.
const { env } = process;
const { npm_config_shops = "20", npm_config_seed = `${Date.now() % 100_000}` } = env;
const { values } = parseArgs({
  options: {
    shops: { type: "string", default: npm_config_shops },
    // Of the first shop. The next shop has the next number.
    seed: { type: "string", default: npm_config_seed },
    // How many smaller shops are tried for each new kind of fault.
    tries: { type: "string", default: "10" },
    // Which shops go beyond the bounds of the layout: "all", "none", or every fourth.
    beyond: { type: "string", default: env["npm_config_beyond"] ?? "some" },
  },
});
const { shops, seed, tries, beyond } = values;
const isBeyondAt = (at: number) => beyond === "all" || (beyond === "some" && at % 4 === 3);
const folder = `.cache/random-shops/${seed}`;
const sampleCopy = ".cache/random-shops/sample";
const browser = await chromium.launch(launchOptions());

/** What the check refuses in the shop of the folder. */
const refusals = () =>
  checkShop(process.cwd(), folder).then(
    (findings) => findings.filter((one) => hasError([one])).map(findingText),
    (error: Error) => [`${error.stack}`],
  );

/** Those that are not file, line, and a sentence, in which no line begins as in a stack. */
const improper = (texts: readonly string[]): Fault[] =>
  texts
    .filter((text) => !/^\.cache[^:]+:\d+: (?:(?!\n +at ).)+[.`]$/s.test(text))
    .map((what) => ({ path: "", check: "refusal", what }));

/** Breaks a line of each file of the shop in the folder, and returns what is wrong with the refusals. */
async function faultsOfMistakes(at: number): Promise<Fault[]> {
  const found: Fault[] = [];
  const before = await refusals();
  for (const [index, name] of dataFileNames.entries()) {
    const text = readFileSync(`${folder}/${name}`, "utf8");
    const lines = text.split("\n");
    const line = 1 + ((at * 7 + index * 13) % Math.max(1, lines.length - 3));
    const mistake = ['""', "-1", "[]", "null", '"\u202e"', "1e99", "`a`"][(at + index) % 7];
    const broken = (lines[line] ?? "").replace(/(: )?[^:]*?(,?)$/, `$1${mistake}$2`);
    writeFileSync(`${folder}/${name}`, lines.with(line, broken).join("\n"));
    const refused = await refusals();
    const [, field = ""] = /"(\w+)": /.exec(broken) ?? [];
    const isSame = isDeepStrictEqual(refused, before);
    const isNamed = isSame || refused.some((one) => one.includes(field));
    found.push(...improper(isNamed ? refused : [`${field} is not named: ${refused.join(" ")}`]));
    writeFileSync(`${folder}/${name}`, text);
  }
  return found;
}

/** Whether the check lets a shop pass, and what is wrong with the refusal or with the site. */
async function look(shop: RandomShop, isBeyond: boolean, only?: string) {
  await writeShop(shop, folder);
  const refused = await refusals();
  if (refused.length > 0) return { passes: false, faults: improper(refused) };
  const vite = ["node_modules/vite/bin/vite.js", "build", "--mode", folder];
  const failure = await promisify(execFile)(process.execPath, vite).then(
    () => undefined,
    (error: Error) => ({ path: "", check: "build", what: error.message.slice(-900) }),
  );
  if (failure) return { passes: true, faults: [failure] };
  const site = await serveFolder(`node_modules/.cache/sites/${folder}`);
  const visit = { url: site.url, shop, isBeyond, only };
  const faults = await visitShop(browser, visit).finally(() => void site.close());
  return { passes: true, faults };
}

const kindOf = ({ check, what }: Fault) =>
  check + what.replaceAll(/\d+|"[^"]*"|\/\S*/g, "").slice(0, 80);

// Games and the status board stay with the products.
const otherFiles = [
  "theme",
  "home.ts",
  "preferences.ts",
  "questions.ts",
  "reviews.ts",
  "shop.ts",
] as const;
const likeSample = (shop: RandomShop, files: readonly (keyof RandomShop)[]): RandomShop => ({
  ...shop,
  ...Object.fromEntries(files.map((file) => [file, sample[file]])),
});

const withProducts = (shop: RandomShop, products: Product[]): RandomShop => ({
  ...shop,
  "products.ts": products,
});

const half = (all: Product[]) => Math.ceil(all.length / 2);
const halves = [
  (all: Product[]) => all.slice(0, half(all)),
  (all: Product[]) => all.slice(half(all)),
];

/** A smaller shop that has the fault as well: with more files of the sample, and fewer products. */
async function smallestWith(
  fault: Fault,
  shop: RandomShop,
  isBeyond: boolean,
): Promise<RandomShop> {
  const ofPage = (all: Product[]) => all.filter((one) => productPath(one) === fault.path);
  const steps = [
    (now: RandomShop) => likeSample(now, otherFiles),
    ...[ofPage, ...halves, ...halves, ...halves].map(
      (some) => (now: RandomShop) => withProducts(now, some(now["products.ts"])),
    ),
    ...otherFiles.map((file) => (now: RandomShop) => likeSample(now, [file])),
  ];
  let smallest = shop;
  let left = Number(tries);
  for (const step of steps) {
    const next = step(smallest);
    const isSmaller = next["products.ts"].length > 0 && !isDeepStrictEqual(next, smallest);
    if (!isSmaller || left === 0) continue;
    left -= 1;
    const { faults } = await look(next, isBeyond, fault.path || undefined);
    if (faults.some((found) => kindOf(found) === kindOf(fault))) smallest = next;
  }
  return smallest;
}

let passed = 0;
const kinds = new Set<string>();
await writeShop(sample, sampleCopy);
for (let at = Number(seed); at < Number(seed) + Number(shops); at += 1) {
  const isBeyond = isBeyondAt(at);
  const [shop = sample] = fc.sample(randomShops(isBeyond), { seed: at, numRuns: 1 });
  const { passes, faults } = await look(shop, isBeyond);
  faults.push(...(await faultsOfMistakes(at)));
  if (passes) passed += 1;
  const result = passes ? "built" : "refused by the check";
  console.log(
    `Seed ${at}${isBeyond ? " beyond bounds" : ""}: ${shop["products.ts"].length} products, ${result}, ${faults.length} faults`,
  );
  for (const fault of faults) {
    console.log(`  ${fault.path} ${fault.check}: ${fault.what.replaceAll("\n", "\n    ")}`);
    if (kinds.has(kindOf(fault))) continue;
    kinds.add(kindOf(fault));
    if (Number(tries) === 0) continue;
    await writeShop(await smallestWith(fault, shop, isBeyond), folder);
    console.log("  The smallest shop that was found with it, beside the sample:");
    const compare = ["diff", "--no-index", "--unified=0", sampleCopy, folder];
    spawnSync("git", compare, { stdio: "inherit" });
  }
}
await browser.close();
console.log(`${shops} shops from seed ${seed} on: ${passed} built, ${kinds.size} kinds of faults.`);
process.exitCode = kinds.size > 0 ? 1 : 0;
