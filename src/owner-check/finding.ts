import { type Key, originOf, placeOf, type Source, type Span } from "./source-position.ts";
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
  /** What is wrong, without a full stop: `the price is -6.99`. */
  message: string;
  /** What to do, in whole sentences. */
  fix: string;
};

/** Collects findings. */
export class Report {
  readonly findings: Finding[] = [];

  /** Adds a problem with a field. */
  problem<T extends object>(holder: T, key: keyof T & Key, message: string, fix: string): void {
    this.#add("problem", holder, key, message, fix);
  }

  /** Adds a warning about a field. */
  warning<T extends object>(holder: T, key: keyof T & Key, message: string, fix: string): void {
    this.#add("warning", holder, key, message, fix);
  }

  /** Adds a problem at a position in a file's text. */
  textProblem(source: Source, span: Span, message: string, fix: string): void {
    const place = placeOf(source, span);
    this.findings.push({ severity: "problem", ...place, where: [], message, fix });
  }

  #add(severity: Finding["severity"], holder: object, key: Key, message: string, fix: string) {
    const { source, span, parts, parent } = originOf(holder);
    // A missing field is reported at the start of its entry.
    const place = placeOf(source, parts.get(key) ?? { start: span.start, end: span.start });
    const field = `${typeof key === "number" ? parent?.key : key}`;
    const where = entriesAround(holder);
    this.findings.push({ severity, ...place, where, field, message, fix });
  }
}

/** The names of the entries around a value, without the export. */
function entriesAround(holder: object): string[] {
  const { parent } = originOf(holder);
  if (!parent || !originOf(parent.holder).parent) return [];
  const outer = entriesAround(parent.holder);
  if (Array.isArray(holder)) return outer;
  if (typeof parent.key === "string") return [...outer, parent.key];
  const { name, title } = holder as { name?: unknown; title?: unknown };
  const own = [name, title].find((one) => typeof one === "string" && one.trim() !== "");
  return [...outer, typeof own === "string" ? own.trim().slice(0, 60) : entryName(holder)];
}

/** The name for one entry of a list, unless it is the list's name without the final s. */
const entryNames: Record<string, string> = {
  subscriptions: "plan",
  media: "media item",
  features: "feature group",
  items: "feature",
  compatibility: "compatibility line",
  coming: "upcoming product",
  changes: "status change",
  afterPayment: "step",
};

/** The name of a value in a sentence: `the price`, `feature 3`. */
export function subjectOf(holder: object, key: Key): string {
  const { parent } = originOf(holder);
  if (typeof key === "string") return parent ? `the ${key}` : key;
  const list = `${parent?.key ?? "entry"}`;
  const words = list.replace(/s$/, "").replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${entryNames[list] ?? words} ${key + 1}`;
}

/** The name of a list entry by its position: `plan 2`. */
export function entryName(entry: object): string {
  const { parent } = originOf(entry);
  return parent ? subjectOf(parent.holder, parent.key) : "entry";
}

/** The start of a message about a value: `the price is 6.99`. */
export function statement<T extends object>(holder: T, key: keyof T & Key): string {
  return `${subjectOf(holder, key)} is ${valueText(holder[key])}`;
}

/** A finding as one line of text: `file:line · entry · inner entry: message. fix`. */
export function findingText({ file, line, where, message, fix }: Finding): string {
  const place = [`${file}:${line}`, ...where].join(" · ");
  return `${place}: ${message}. ${fix}`.replaceAll(/[\n\r\t]+/g, " ");
}
