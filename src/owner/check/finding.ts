import {
  type Key,
  originOf,
  placeOf,
  type Source,
  type Span,
} from "#owner/check/reading/source-position.ts";
import { valueText } from "./value-text.ts";

/** A mistake and its position in the owner's files. */
export type Finding = {
  /** A problem stops the build. A warning does not, and the owner can accept it. */
  severity: "problem" | "warning";
  /** The file's path from the project folder: `src/data/products.ts`. */
  file: string;
  /** The first and last line of the value, from 1. */
  line: number;
  lastLine: number;
  /** The names of the entries around the value, outermost first: `["Private", "Week Key"]`. */
  where: readonly string[];
  /** The field's name, with which the owner accepts a warning. */
  field?: string;
  /** What is wrong, without a full stop: `price is -6.99`. */
  message: string;
  /** What to do, in whole sentences. */
  fix: string;
};

/** Collects findings. A finding's message is `price is 6.99`, then `why` after a comma. */
export class Report {
  readonly findings: Finding[] = [];

  /** Adds a problem with a field. */
  problem<T extends object>(holder: T, key: keyof T & Key, why: string, fix: string): void {
    this.#add("problem", holder, key, why, fix);
  }

  /** Adds a warning about a field. */
  warning<T extends object>(holder: T, key: keyof T & Key, why: string, fix: string): void {
    this.#add("warning", holder, key, why, fix);
  }

  /** Adds a problem with a value that came with the template. */
  sample(holder: object, key: Key, fix: string): void {
    const value = (holder as Record<Key, unknown>)[key];
    if (typeof value !== "object" || value === null) {
      this.#add("problem", holder, key, "a sample", fix);
      return;
    }
    const isList = Array.isArray(value);
    const place = placeOf(originOf(value).source, originOf(value).span);
    const where = isList ? entriesAround(holder) : [...entriesAround(holder), entryName(value)];
    const list = isPlural(key) ? `${key} are samples` : `${key} is a sample`;
    const message = isList ? list : "this is a sample";
    this.findings.push({ severity: "problem", ...place, where, message, fix });
  }

  /** Adds a finding about a file as a whole. */
  file(severity: Finding["severity"], file: string, message: string, fix: string): void {
    const place = { file, line: 1, lastLine: 1, where: [] };
    this.findings.push({ severity, ...place, message, fix });
  }

  /** Adds a problem at a position in a file's text. */
  textProblem(source: Source, span: Span, message: string, fix: string): void {
    const place = placeOf(source, span);
    this.findings.push({ severity: "problem", ...place, where: [], message, fix });
  }

  #add(severity: Finding["severity"], holder: object, key: Key, why: string, fix: string): void {
    const { source, span, parts, parent } = originOf(holder);
    // A missing field is reported at the start of its entry.
    const place = placeOf(source, parts.get(key) ?? { start: span.start, end: span.start });
    const field = `${typeof key === "number" ? parent?.key : key}`;
    const value = valueText((holder as Record<Key, unknown>)[key]);
    const verb = isPlural(key) ? "are" : "is";
    const message = `${partName(holder, key)} ${verb} ${value}${why === "" ? "" : `, ${why}`}`;
    this.findings.push({ severity, ...place, where: entriesAround(holder), field, message, fix });
  }
}

/** Whether a field's name is a plural noun, such as items. */
function isPlural(key: Key): boolean {
  return typeof key === "string" && key.endsWith("s") && !/(?:us|howItWorks)$/.test(key);
}

/** The names of the entries around a value, without the export. */
function entriesAround(holder: object): string[] {
  const { parent } = originOf(holder);
  if (!parent || !originOf(parent.holder).parent) return [];
  const outer = entriesAround(parent.holder);
  return Array.isArray(holder) ? outer : [...outer, entryName(holder)];
}

/** The name of an entry: its name or title, otherwise its field or position, such as `review 2`. */
export function entryName(entry: { name?: unknown; title?: unknown }): string {
  const { parent } = originOf(entry);
  for (const name of parent && typeof parent.key === "number" ? [entry.name, entry.title] : []) {
    if (typeof name === "string" && name.trim() !== "") return name.trim().slice(0, 60);
  }
  return parent ? partName(parent.holder, parent.key) : "entry";
}

/** The name of a field, or of a list entry by its position: `review 2`. */
function partName(holder: object, key: Key): string {
  const list = `${originOf(holder).parent?.key ?? "entry"}`;
  if (typeof key === "string") return /^\w+$/.test(key) ? key : JSON.stringify(key);
  return `${list.replace(/s$/, "")} ${key + 1}`;
}

/** A finding as one line of text: `file:line · entry · inner entry: message. fix`. */
export function findingText({ file, line, where, message, fix }: Finding): string {
  const place = [`${file}:${line}`, ...where].join(" · ");
  return `${place}: ${message}. ${fix}`.replaceAll(/[\n\r\t]+/g, " ");
}

/** Whether the findings stop the build. */
export function hasProblem(findings: readonly Finding[]): boolean {
  return findings.some(({ severity }) => severity === "problem");
}
