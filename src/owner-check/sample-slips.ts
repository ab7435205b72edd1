import type { DataFile, OwnersData } from "./data-files.ts";
import type { Facts } from "./facts.ts";
import { pictureFields } from "./picture-slips.ts";
import { sampleArt, type Sample, samples } from "./samples.ts";
import { type FileSlip, type Path, problem, valueAt } from "./slip.ts";
import { fieldsOf, listOf, valueText } from "./value-text.ts";

/** Every sample that is still in place, so that the shop is not ready for customers. */
export function sampleSlips(data: OwnersData, facts: Facts): FileSlip[] {
  return [...samples.flatMap((sample) => inPlace(sample, data)), ...artSlips(data, facts)];
}

function inPlace({ file, path, sample, put }: Sample, data: OwnersData): FileSlip[] {
  const root = data[file];
  return pathsTo(root, path).flatMap((found) => {
    const value = valueAt(root, found);
    if (!isSample(value, sample)) return [];
    return [sampleSlip(file, found, `the ${found.at(-1)} is ${valueText(value)}, a sample`, put)];
  });
}

function isSample(value: unknown, sample: Sample["sample"]): boolean {
  if (!(sample instanceof RegExp)) return value === sample;
  return typeof value === "string" && sample.test(value);
}

function sampleSlip(file: DataFile, path: Path, fault: string, put: string): FileSlip {
  return { file, ...problem(path, fault, put) };
}

/** The paths that a pattern stands for in the data as it is. */
function pathsTo(root: unknown, [step, ...rest]: readonly string[], from: Path = []): Path[] {
  if (step === undefined) return [from];
  const next: Path = step === "*" ? [...listOf(valueAt(root, from)).keys()] : [step];
  return next.flatMap((one) => pathsTo(root, rest, [...from, one]));
}

function artSlips(data: OwnersData, { media }: Facts): FileSlip[] {
  const sampleNames = new Set(
    media.filter(({ sha256 }) => sampleArt.has(sha256)).map(({ name }) => name),
  );
  const films = listOf(fieldsOf(fieldsOf(data["home.ts"]).hero).film).map((name, at) => ({
    file: "home.ts" as const,
    path: ["hero", "film", at],
    name,
  }));
  return [...pictureFields(data), ...films]
    .filter(({ name }) => typeof name === "string" && sampleNames.has(name))
    .map(({ file, path, name }) => {
      const put = "Put a file of your own into src/data/media, and its name there.";
      return sampleSlip(file, path, `${valueText(name)} is sample art`, put);
    });
}
