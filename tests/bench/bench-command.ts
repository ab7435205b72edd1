import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { bytesPart } from "./bytes-part.ts";
import { type Figure, figureText, isMet } from "./figure.ts";
import { growthPart } from "./growth-part.ts";
import { lighthousePart } from "./lighthouse-part.ts";
import { pressesPart } from "./presses-part.ts";

/**
 * `npm run bench`: measures the shop in dist and fails if a goal is missed. Names select parts
 * (`npm run bench -- bytes presses`); `--runs 1` repeats no measurement.
 */
const parts: Record<string, (distDir: string, runs: number) => Promise<Figure[]>> = {
  bytes: bytesPart,
  presses: pressesPart,
  growth: growthPart,
  lighthouse: lighthousePart,
};
const distDir = "dist";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: "string", default: "5" } },
});
const names = positionals.length > 0 ? positionals : Object.keys(parts);
const runs = Number(values.runs);

if (!(runs >= 1)) throw new Error(`--runs takes a number from 1, not ${values.runs}.`);
if (!existsSync(distDir)) throw new Error("There is no built shop. Run: npm run build");

for (const name of names) {
  const part = parts[name];
  if (!part) throw new Error(`There is no part "${name}". Parts: ${Object.keys(parts).join(", ")}`);
  console.log(`\n${name}`);
  const figures = await part(distDir, runs);
  for (const figure of figures) console.log(`  ${figureText(figure)}`);
  if (!figures.every(isMet)) process.exitCode = 1;
}
