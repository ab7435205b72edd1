import { execFile, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs, promisify } from "node:util";
import { chromium } from "@playwright/test";
import * as fc from "fast-check";
import { dataFileNames } from "#data-reader/data-files.ts";
import { checkShop } from "#owner/check/check-shop.ts";
import { findingText } from "#owner/check/report.ts";
import { launchOptions } from "#tests/browser/launch-options.ts";
import { serveFolder } from "#tests/serve-folder.ts";
import { type RandomShop, randomShops, sample, writeShop } from "./random-shop.ts";
import { type Fault, visitShop } from "./visit-shop.ts";

// Without the -- before them, npm takes the options for its own, and sets these variables.
const { npm_config_shops: shops = "20", npm_config_seed: someSeed = `${Date.now() % 100_000}` } =
  process.env;
const {
  shops: count,
  seed,
  tries,
} = parseArgs({
  options: {
    shops: { type: "string", default: shops },
    seed: { type: "string", default: someSeed },
    // How many smaller shops are tried for each new kind of fault.
    tries: { type: "string", default: "10" },
  },
}).values;
const folder = `.cache/random-shops/${seed}`;
const sampleCopy = ".cache/random-shops/sample";
const browser = await chromium.launch(launchOptions());

/** Checks the shop in the folder. A refusal is a fault unless it names file, line and field, without a stack. */
async function refusal(): Promise<{ isRefused: boolean; faults: Fault[] }> {
  const findings = await checkShop(process.cwd(), folder).catch((error: Error) => error);
  const texts = Array.isArray(findings)
    ? findings.filter((one) => one.severity === "error").map(findingText)
    : [`${findings.stack}`];
  const bad = texts.filter(
    (text) => !text.startsWith(folder) || !/:\d+: .+[.`]$/s.test(text) || /\n +at /.test(text),
  );
  const faults = bad.map((what) => ({ path: "", check: "refusal", what }));
  return { isRefused: texts.length > 0, faults };
}

/** Breaks lines of the shop in the folder, one after the other, and returns what is wrong with the refusals. */
async function refusalsOfMistakes(at: number): Promise<Fault[]> {
  const faults: Fault[] = [];
  const mistakes = [
    '""',
    "-1",
    "[]",
    "{ a: 1 }",
    '"x',
    "null",
    '"\u202ea"',
    "1e99",
    "[[1]]",
    "`a`",
  ];
  for (const [index, mistake] of mistakes.entries()) {
    const file = `${folder}/${dataFileNames[(at + index) % dataFileNames.length]}`;
    const text = readFileSync(file, "utf8");
    const lines = text.split("\n");
    const line = 1 + ((at * 7 + index * 13) % Math.max(1, lines.length - 2));
    lines[line] = (lines[line] ?? "").replace(/(: )?[^:]*?(,?)$/, `$1${mistake}$2`);
    writeFileSync(file, lines.join("\n"));
    faults.push(...(await refusal()).faults);
    writeFileSync(file, text);
  }
  return faults;
}

/** What is wrong with a shop. Undefined if the check refuses it as it should. */
async function faultsOf(shop: RandomShop, only?: string): Promise<Fault[] | undefined> {
  await writeShop(shop, folder);
  const { isRefused, faults } = await refusal();
  if (isRefused) return faults.length > 0 ? faults : undefined;
  const vite = ["node_modules/vite/bin/vite.js", "build", "--mode", folder];
  const build = await promisify(execFile)(process.execPath, vite).catch((error: Error) => error);
  if (build instanceof Error)
    return [{ path: "", check: "build", what: build.message.slice(-900) }];
  const site = await serveFolder(`node_modules/.cache/sites/${folder}`);
  try {
    return await visitShop(browser, site.url, shop, only);
  } finally {
    await site.close();
  }
}

const kindOf = ({ check, what }: Fault) =>
  check + what.replaceAll(/\d+|"[^"]*"|\/\S*/g, "").slice(0, 80);

const half = (start: number, end: number) => (shop: RandomShop) => {
  const { length } = shop["products.ts"];
  return { "products.ts": shop["products.ts"].slice(start * length, Math.ceil(end * length)) };
};

/** The smallest of some shops that has the fault: with parts of the sample, and fewer products. */
async function smallestWith(fault: Fault, shop: RandomShop): Promise<RandomShop> {
  const { theme, "home.ts": home, "shop.ts": settings, "preferences.ts": preferences } = sample;
  const others = { "questions.ts": sample["questions.ts"], "reviews.ts": sample["reviews.ts"] };
  const parts: ((one: RandomShop) => Partial<RandomShop>)[] = [
    () => ({ theme, "home.ts": home, "preferences.ts": preferences, ...others }),
    half(0, 0.5),
    half(0.5, 1),
    () => ({ "shop.ts": settings }),
    ...[{ theme }, { "home.ts": home }, { "preferences.ts": preferences }, others].map(
      (one) => () => one,
    ),
    half(0, 0.5),
    half(0.5, 1),
  ];
  let smallest = shop;
  for (const part of parts.slice(0, Number(tries))) {
    const next = { ...smallest, ...part(smallest) };
    if (JSON.stringify(next) === JSON.stringify(smallest)) continue;
    const faults = await faultsOf(next, fault.path);
    if (faults?.some((one) => kindOf(one) === kindOf(fault))) smallest = next;
  }
  return smallest;
}

let refused = 0;
const kinds = new Map<string, number>();
await writeShop(sample, sampleCopy);
for (let at = 0; at < Number(count); at += 1) {
  const [shop = sample] = fc.sample(randomShops, { seed: Number(seed) + at, numRuns: 1 });
  const start = performance.now();
  const faults = (await faultsOf(shop)) ?? [];
  const { isRefused } = await refusal();
  if (isRefused) refused += 1;
  faults.push(...(await refusalsOfMistakes(at)));
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  const result = isRefused ? "refused" : `${faults.length} faults`;
  console.log(
    `Seed ${Number(seed) + at}: ${shop["products.ts"].length} products, ${result}, ${seconds} s`,
  );
  for (const fault of faults) {
    console.log(`  ${fault.path} ${fault.check}: ${fault.what.replaceAll("\n", "\n    ")}`);
    const seen = kinds.get(kindOf(fault)) ?? 0;
    kinds.set(kindOf(fault), seen + 1);
    if (seen > 0 || Number(tries) === 0) continue;
    await writeShop(await smallestWith(fault, shop), folder);
    console.log("  The smallest shop that was found with it, beside the sample:");
    spawnSync("git", ["diff", "--no-index", "--unified=0", sampleCopy, folder], {
      stdio: "inherit",
    });
  }
}
await browser.close();
console.log(
  `${count} shops from seed ${seed} on, ${refused} refused, ${kinds.size} kinds of faults.`,
);
process.exitCode = kinds.size > 0 ? 1 : 0;
