import { readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import {
  dataFileNames,
  type DataTexts,
  type OwnersData,
  ownersFolder,
} from "#data-reader/data-files.ts";
import { diagnosticText } from "#data-reader/diagnostic.ts";
import { readData, readDataFile } from "#data-reader/read-data.ts";
import { refuse } from "#data-reader/refuse.ts";
import { localDay } from "#domain/calendar-day.ts";
import { checkShop } from "./check/check-shop.ts";
import { isInGitHubActions } from "./check/report.ts";
import { readArguments } from "./command-arguments.ts";
import type { Edits } from "./edit-data.ts";

/** What a command can change in the owner's files. */
export type Change<Option extends string = string> = {
  options: readonly Option[];
  usage: string;
  /** Makes the edits that are asked for. Returns what has changed, one sentence each. */
  edit: (
    asked: { [Name in Option]?: string | undefined },
    // `today` is `YYYY-MM-DD`.
    shop: { data: OwnersData; edits: Edits; today: string },
  ) => string[];
};

/** Makes a change, by arguments or by the answers of a form on GitHub. Returns what the command prints. */
export async function changeReport(
  change: Change,
  args: readonly string[],
  projectFolder: string,
): Promise<string> {
  const summary = await changeShop(change, [...args, ...formAnswers()], projectFolder);
  const { siteUrl } = await readData(join(projectFolder, ownersFolder), "shop.ts");
  const next = isInGitHubActions()
    ? `In a few minutes, it is at ${siteUrl}.`
    : "This is not published yet: commit and push it.";
  if (summary.length === 0) return "The shop says all of this already.";
  return [...summary, next].join("\n");
}

type FormEvent = { inputs?: Record<string, string> | null };

/** The answers of a form, from GitHub's file: its log shows the variables of each step. */
function formAnswers(): string[] {
  const event = process.env["GITHUB_EVENT_PATH"];
  if (event === undefined) return [];
  const { inputs } = JSON.parse(readFileSync(event, "utf8")) as FormEvent;
  return Object.entries(inputs ?? {}).map(([option, answer]) => `${option}=${answer}`);
}

/**
 * Changes the data files in a project folder as arguments such as `product=Private` ask for. Returns what has
 * changed, and what the check warns of since. Throws an OwnerError, and changes nothing, if it cannot, or if
 * the shop would have a problem.
 */
export async function changeShop(
  change: Change,
  args: readonly string[],
  projectFolder: string,
): Promise<string[]> {
  const pathOf = (file: string) => join(projectFolder, ownersFolder, file);
  const write = (texts: Partial<DataTexts>) =>
    Promise.all(Object.entries(texts).map(([file, text]) => writeFile(pathOf(file), text)));
  const known = await warningsOf(projectFolder, false);
  const files = dataFileNames.map(async (file) => [file, await readFile(pathOf(file), "utf8")]);
  const before = Object.fromEntries(await Promise.all(files)) as DataTexts;
  // On GitHub, the day is that of UTC.
  const { texts, summary } = changeTexts(change, args, before, localDay());
  await write(texts);
  try {
    const warnings = await warningsOf(projectFolder, true);
    return [...summary, ...warnings.filter((text) => !known.includes(text))];
  } catch (error) {
    await write(before);
    throw error;
  }
}

/** The check's warnings. Refuses a shop with a problem. */
async function warningsOf(projectFolder: string, isChanged: boolean): Promise<string[]> {
  const diagnostics = await checkShop(projectFolder);
  const error = diagnostics.find(({ severity }) => severity === "error");
  // A change is undone, and its lines with it.
  if (error) refuse(`Nothing was changed. ${isChanged ? error.message : diagnosticText(error)}`);
  return diagnostics.flatMap(({ severity, message }) => (severity === "warning" ? [message] : []));
}

/** The texts of the files that a change edits, and what has changed: nothing if the shop says it already. */
export function changeTexts(
  change: Change,
  args: readonly string[],
  texts: DataTexts,
  today: string,
): { texts: Partial<DataTexts>; summary: string[] } {
  const files = dataFileNames.map((file) => [file, readDataFile(file, texts[file]).value]);
  const data = Object.fromEntries(files) as OwnersData;
  const edits: Edits = new Map();
  const summary = change.edit(readArguments(args, change), { data, edits, today });
  const changed = Array.from(edits, ([{ path }, text]) => [basename(path), text.toString()]);
  return { texts: Object.fromEntries(changed) as Partial<DataTexts>, summary };
}
