import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { BenchPart } from "./bench-part.ts";
import { bytesPart } from "./bytes-part.ts";
import { type Figure, isMet } from "./figure.ts";
import { figureTables, mergeFigures } from "./figure-tables.ts";
import { growthPart } from "./growth-part.ts";
import { lighthousePart } from "./lighthouse-part.ts";
import { navigationPart } from "./navigation-part.ts";
import { pressesPart } from "./presses-part.ts";
import { copyProject } from "./project-copy.ts";

/**
 * `npm run bench`: measures a build of the working tree and compares it with docs/bench.json.
 * Names select parts (`npm run bench -- bytes presses`), `--runs 1` shortens Lighthouse, `--keep`
 * writes docs/bench.json, and `--show` prints the recorded figures without measuring.
 */
const parts: Record<string, BenchPart> = {
  lighthouse: lighthousePart,
  bytes: bytesPart,
  growth: growthPart,
  presses: async (bench) => [...(await navigationPart(bench)), ...(await pressesPart(bench))],
};

const figuresFile = fileURLToPath(new URL("../../docs/bench.json", import.meta.url));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "5" },
    keep: { type: "boolean", default: false },
    show: { type: "boolean", default: false },
  },
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

const kept = JSON.parse(await readFile(figuresFile, "utf8")) as Figure[];
if (values.show) {
  console.log(figureTables(kept, []));
  process.exit();
}
const taken: Figure[] = [];
const copy = await copyProject();
try {
  console.log("Building the shop …");
  await copy.build();
  for (const name of positionals.length > 0 ? positionals : Object.keys(parts)) {
    console.log(`Measuring: ${name} …`);
    taken.push(...((await parts[name]?.({ distDir: copy.distDir, runs })) ?? []));
  }
} finally {
  await copy.remove();
}

console.log(`\n${figureTables(taken, kept)}\n`);
const missed = taken.filter((figure) => isMet(figure) === false);
console.log(missed.length === 0 ? "Every goal is met." : `Goals missed: ${missed.length}.`);
if (values.keep) {
  await writeFile(figuresFile, `${JSON.stringify(mergeFigures(kept, taken), null, 2)}\n`);
  console.log("Recorded in docs/bench.json.");
}
