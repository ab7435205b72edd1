import { readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import {
  dataFileNames,
  type DataTexts,
  type OwnersData,
  ownersFolder,
} from "#data-reader/data-files.ts";
import { diagnosticText, isLongWord } from "#data-reader/diagnostic.ts";
import { apiKey, readData, readDataFile } from "#data-reader/read-data.ts";
import { refuse } from "#data-reader/refuse.ts";
import { localDay } from "#domain/calendar-day.ts";
import { nearestName } from "#domain/nearest-name.ts";
import { isSameName } from "#domain/same-name.ts";
import { checkShop } from "./check/check-shop.ts";
import { isInGitHubActions } from "./check/report.ts";
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
): Promise<{ text: string; isRefused: false }> {
  const summary = await changeShop(change, [...args, ...formAnswers()], projectFolder);
  const { siteUrl } = await readData(join(projectFolder, ownersFolder), "shop.ts");
  const next = isInGitHubActions()
    ? `In a few minutes, it is at ${siteUrl}.`
    : "This is not published yet: commit and push it.";
  const isNew = summary.length > 0;
  const text = isNew ? [...summary, next].join("\n") : "The shop says all of this already.";
  return { text, isRefused: false };
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
  const known = await warningsOf(projectFolder, true);
  const files = dataFileNames.map(async (file) => {
    return [file, await readFile(pathOf(file), "utf8")];
  });
  const before = Object.fromEntries(await Promise.all(files)) as DataTexts;
  // On GitHub, the day is that of UTC.
  const { texts, summary } = changeTexts(change, args, before, localDay());
  await write(texts);
  try {
    const warnings = await warningsOf(projectFolder, false);
    return [...summary, ...warnings.filter((text) => !known.includes(text))];
  } catch (error) {
    await write(before);
    throw error;
  }
}

/** The check's warnings. Refuses a shop with a problem: without its line after a change, which is then undone. */
async function warningsOf(projectFolder: string, withLine: boolean): Promise<string[]> {
  const diagnostics = await checkShop(projectFolder);
  const error = diagnostics.find(({ severity }) => severity === "error");
  if (error) refuse(`Nothing was changed. ${withLine ? diagnosticText(error) : error.message}`);
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
  const summary = change.edit(askedFor(args, change), { data, edits, today });
  const changed = Array.from(edits, ([{ path }, text]) => [basename(path), text.toString()]);
  return { texts: Object.fromEntries(changed) as Partial<DataTexts>, summary };
}

/**
 * What the arguments ask for. What is empty or "No change" stays as it is. An option may begin with the dashes
 * of npm, which PowerShell drops.
 */
function askedFor(args: readonly string[], { options, usage }: Change): Record<string, string> {
  // Not shown: everyone can read the log of a form.
  if (args.some((arg) => apiKey.test(arg) || isLongWord(arg.replace(/^.*?=/, "")))) {
    refuse("One of these looks like a secret key. Delete it where it was made.");
  }
  if (args.length === 0) refuse(usage);
  const asked: Record<string, string> = {};
  for (const arg of args) {
    const [, typed, text = ""] = /^(?:--)?([\w-]+)=([^]*)$/.exec(arg) ?? [];
    if (typed === undefined) {
      refuse(`"${arg}" is not written as name=value. A value with spaces is in quotes.\n${usage}`);
    }
    const name = oneOf(options, typed, "option");
    if (name in asked) refuse(`${name} is there twice.`);
    // As in the files.
    asked[name] = text.trim().replaceAll(String.raw`\n`, "\n");
  }
  const changed = Object.entries(asked).filter(
    ([, text]) => text !== "" && !isSameName(text, "No change"),
  );
  return Object.fromEntries(changed);
}

/** The entries that a list names by name or id, with commas, or that "all" means. Refuses any other, and says what can be written: the names and `words`. */
export function entriesNamed<Entry extends { name: string }>(
  entries: readonly Entry[],
  list: string | undefined,
  kind: "product" | "plan",
  idOf: (entry: Entry) => string | number,
  words: readonly string[] = ["all"],
): Entry[] {
  // A name with a comma would be two.
  const names = entries.map((entry) => (/[,;]/.test(entry.name) ? `${idOf(entry)}` : entry.name));
  const known = [...new Set(names)];
  if (list === undefined) refuse(`Write which ${kind}, or all: ${known.join(", ")}.`);
  if (isSameName(list, "all")) return [...entries];
  const parts = list.split(/[,;，；]/).map((part) => part.trim());
  const asked = parts.filter(Boolean).flatMap((part) => {
    const found = entries.filter((one) =>
      [one.name, `${idOf(one)}`].some((name) => isSameName(name, part)),
    );
    if (found.length === 0 && words.some((word) => isSameName(word, part))) {
      refuse(`Write ${part} alone, or only ${kind}s.`);
    }
    if (found.length === 0) refuseName(part, [...known, ...words], kind);
    const ids = found.map(idOf).join(" or ");
    // Plans of several products may share a name, and are meant together.
    return found.length === 1 || kind === "plan"
      ? found
      : refuse(`Several are called "${part}". Write the id of one: ${ids}.`);
  });
  return entries.filter((entry) => new Set(asked).has(entry));
}

/** Which of some words was typed. Refuses any other. */
export function oneOf<W extends string>(words: readonly W[], typed: string, kind: string): W {
  return words.find((one) => isSameName(one, typed)) ?? refuseName(typed, words, kind);
}

function refuseName(typed: string, known: readonly string[], kind: string): never {
  const near = nearestName(typed, known);
  const fix = near === undefined ? `Write ${known.join(" or ")}.` : `Did you mean ${near}?`;
  return refuse(`There is no ${kind} "${typed}". ${fix}`);
}
