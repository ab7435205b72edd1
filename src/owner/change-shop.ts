import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { type DataTexts, type OwnersData, ownersFolder } from "#data-reader/data-files.ts";
import { type Diagnostic, diagnosticText } from "#data-reader/diagnostic.ts";
import { readData, readTexts } from "#data-reader/read-data.ts";
import { refuse } from "#data-reader/refuse.ts";
import { localDay } from "#domain/calendar-day.ts";
import { checkData } from "./check/check-data.ts";
import { readShop } from "./check/check-shop.ts";
import { isInGitHubActions } from "./check/report.ts";
import type { Surroundings } from "./check/rules/rule-input.ts";
import { readArguments } from "./command-arguments.ts";
import type { Edits } from "./edit-data.ts";

/** A command that changes the owner's files. */
export type Change<Option extends string = string> = {
  options: readonly Option[];
  usage: string;
  /** Makes the edits for the values of its options. Returns a sentence for each change. */
  edit: (
    values: { [Name in Option]?: string | undefined },
    // `today` is `YYYY-MM-DD`.
    files: { data: OwnersData; edits: Edits; today: string },
  ) => string[];
};

/** Makes a change, by arguments or by the answers of a form on GitHub. Returns what the command prints. */
export async function changeReport(
  change: Change,
  args: readonly string[],
  projectFolder: string,
): Promise<string> {
  const summary = await changeShop(change, [...args, ...formAnswers()], projectFolder);
  const { shop } = await readData(projectFolder);
  const next = isInGitHubActions()
    ? `In a few minutes, it is at ${shop.siteUrl}.`
    : "This is not published yet: commit and push it.";
  if (summary.length === 0) return "The shop says all of this already.";
  return [...summary, next].join("\n");
}

type FormEvent = { inputs?: Record<string, string> | null };

/** Reads the answers of a form from GitHub's file, because GitHub's log shows the variables of each step. */
function formAnswers(): string[] {
  const event = process.env["GITHUB_EVENT_PATH"];
  if (event === undefined) return [];
  const { inputs } = JSON.parse(readFileSync(event, "utf8")) as FormEvent;
  return Object.entries(inputs ?? {}).map(([option, answer]) => `${option}=${answer}`);
}

/**
 * Changes the data files in a project folder by arguments such as `product=Private`. Returns a sentence for each
 * change, and the check's new warnings. Throws an OwnerError, and changes nothing, if an argument is wrong or the
 * shop would have a problem.
 */
export async function changeShop(
  change: Change,
  args: readonly string[],
  projectFolder: string,
): Promise<string[]> {
  const { texts, surroundings } = await readShop(projectFolder);
  const warningsBefore = warningsOf(texts, surroundings, diagnosticText);
  // On GitHub, this is the day in UTC.
  const { changed, summary } = changeTexts(change, args, texts, localDay());
  // A refused change is not written, so its problem is shown without a line.
  const warnings = warningsOf({ ...texts, ...changed }, surroundings, ({ message }) => message);
  const writes = Object.entries(changed).map(([file, text]) =>
    writeFile(join(projectFolder, ownersFolder, file), text),
  );
  await Promise.all(writes);
  return [...summary, ...warnings.filter((text) => !warningsBefore.includes(text))];
}

/** Returns the check's warnings. Refuses a shop with a problem. */
function warningsOf(
  texts: DataTexts,
  surroundings: Surroundings,
  problemText: (problem: Diagnostic) => string,
): string[] {
  const diagnostics = checkData(texts, surroundings);
  const error = diagnostics.find(({ severity }) => severity === "error");
  if (error) refuse(`Nothing was changed. ${problemText(error)}`);
  return diagnostics.flatMap(({ severity, message }) => (severity === "warning" ? [message] : []));
}

/** Returns the new texts of the files that a change edits, and its summary. Both are empty if nothing changes. */
export function changeTexts(
  change: Change,
  args: readonly string[],
  texts: DataTexts,
  today: string,
): { changed: Record<string, string>; summary: string[] } {
  const { data } = readTexts(texts);
  const edits: Edits = new Map();
  const summary = change.edit(readArguments(args, change), { data, edits, today });
  const changed = Array.from(edits, ([{ path }, text]) => [basename(path), text.toString()]);
  return { changed: Object.fromEntries(changed), summary };
}
