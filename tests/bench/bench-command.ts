import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { BenchPart } from "./bench-part.ts";
import { bytesPart } from "./bytes-part.ts";
import { type Figure, isMet } from "./figure.ts";
import { figureTables, mergeFigures } from "./figure-tables.ts";
import { growthPart } from "./growth-part.ts";
import { lighthousePart } from "./lighthouse-part.ts";
import { pressesPart } from "./presses-part.ts";
import { copyProject } from "./project-copy.ts";
import { startsPart } from "./starts-part.ts";

/**
 * `npm run bench`: measures the shop as it stands, in a build of its own, and compares with
 * docs/bench.json. Names narrow it down (`npm run bench -- bytes presses`), `--runs 1` makes
 * Lighthouse quick, and `--keep` writes docs/bench.json and the tables of docs/bench.md.
 */
const parts: Record<string, BenchPart> = {
  lighthouse: lighthousePart,
  bytes: bytesPart,
  growth: growthPart,
  presses: pressesPart,
  starts: startsPart,
};
// The ways to start were compared to choose one: again only when asked.
const usual = Object.keys(parts).filter((name) => name !== "starts");

const docs = (file: string) => fileURLToPath(new URL(`../../docs/${file}`, import.meta.url));
const tablesMark = "<!-- The tables below are written by: npm run bench -- --keep -->";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: "string", default: "5" }, keep: { type: "boolean", default: false } },
});
const unknown = positionals.find((name) => !(name in parts));
const runs = Number(values.runs);
if (unknown !== undefined || !Number.isInteger(runs) || runs < 1) {
  console.error(
    unknown === undefined
      ? `--runs takes a whole number from 1, not ${values.runs}.`
      : `There is no part "${unknown}". The parts are: ${Object.keys(parts).join(", ")}.`,
  );
  process.exit(1);
}

const kept = JSON.parse(await readFile(docs("bench.json"), "utf8")) as Figure[];
const taken: Figure[] = [];
const copy = await copyProject();
try {
  console.log("Building the shop …");
  await copy.build();
  for (const name of positionals.length > 0 ? positionals : usual) {
    console.log(`Measuring: ${name} …`);
    taken.push(...((await parts[name]?.({ distDir: copy.distDir, runs })) ?? []));
  }
} finally {
  await copy.remove();
}

console.log(`\n${figureTables(taken, kept)}\n`);
const missed = taken.filter((figure) => isMet(figure) === false);
console.log(missed.length === 0 ? "Every goal is met." : `Goals missed: ${missed.length}.`);
if (values.keep) await keep(mergeFigures(kept, taken));

async function keep(figures: readonly Figure[]): Promise<void> {
  await writeFile(docs("bench.json"), `${JSON.stringify(figures, null, 2)}\n`);
  const [intro = ""] = (await readFile(docs("bench.md"), "utf8")).split(tablesMark);
  await writeFile(docs("bench.md"), `${intro}${tablesMark}\n\n${figureTables(figures, [])}\n`);
  console.log("Kept in docs/bench.json and docs/bench.md.");
}
