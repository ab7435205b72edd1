import { valueText } from "./value-text.ts";

/** One mistake, at its place in the owner's files. */
export type Finding = {
  /** A problem stops the build; a warning does not, and the owner can accept it. */
  severity: "problem" | "warning";
  /** The file's path from the project's folder: `src/data/products.ts`. */
  file: string;
  /** The first and last line of the value, from 1. */
  line: number;
  lastLine: number;
  /** The entries that hold the value, outermost first: `["Private", "Week Key"]`. */
  where: readonly string[];
  /** The field's name; the owner accepts a warning by it. */
  field?: string;
  /** What is wrong, without a full stop: `the price is -6.99`. */
  message: string;
  /** What to do, in whole sentences. */
  fix: string;
};

/** A file of the data folder. */
export type Source = { path: string; text: string };

/** A stretch of a file's text. */
export type Span = { start: number; end: number };

/** Where a file that is missing or empty has its problem. */
export const fileStart: Span = { start: 0, end: 0 };

/** A field's name, or a position in a list. */
export type Key = string | number;

/** Where an object or a list was read, and where each of its fields or entries is. */
type Origin = {
  source: Source;
  span: Span;
  parts: Map<Key, Span>;
  parent?: { holder: object; key: Key };
};

const origins = new WeakMap<object, Origin>();

/** Remembers where an object or a list was read. */
export function setOrigin(holder: object, source: Source, span: Span): void {
  origins.set(holder, { source, span, parts: new Map() });
}

/** Remembers where a field or an entry of an object was read. */
export function setPart(holder: object, key: Key, value: unknown, span: Span): void {
  originOf(holder).parts.set(key, span);
  if (typeof value === "object" && value !== null) originOf(value).parent = { holder, key };
}

function originOf(holder: object): Origin {
  const origin = origins.get(holder);
  if (!origin) throw new Error("The check lost the place of a value: it was not read from a file.");
  return origin;
}

/** Collects what the check finds. */
export class Report {
  readonly findings: Finding[] = [];

  /** A mistake in a field that stops the build. */
  problem<T extends object>(holder: T, key: keyof T & Key, message: string, fix: string): void {
    this.#add("problem", holder, key, message, fix);
  }

  /** A mistake in a field that the owner may accept. */
  warning<T extends object>(holder: T, key: keyof T & Key, message: string, fix: string): void {
    this.#add("warning", holder, key, message, fix);
  }

  /** A problem at a place of a file's text. */
  textProblem(source: Source, span: Span, message: string, fix: string): void {
    const place = placeOf(source, span);
    this.findings.push({ severity: "problem", ...place, where: [], message, fix });
  }

  #add(severity: Finding["severity"], holder: object, key: Key, message: string, fix: string) {
    const { source, span, parts, parent } = originOf(holder);
    // A missing field is reported where its entry begins.
    const place = placeOf(source, parts.get(key) ?? { start: span.start, end: span.start });
    const field = `${typeof key === "number" ? parent?.key : key}`;
    const where = entriesAround(holder);
    this.findings.push({ severity, ...place, where, field, message, fix });
  }
}

function placeOf({ path, text }: Source, { start, end }: Span) {
  return { file: path, line: lineAt(text, start), lastLine: lineAt(text, end) };
}

/** The number of the line, from 1, at an offset of a text. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}

/** The names of the entries around a value; the export itself has the file's name already. */
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

/** What one entry of a list is called, where that is not the list's name without its last s. */
const entryNames: Record<string, string> = {
  subscriptions: "plan",
  media: "media item",
  features: "feature group",
  items: "feature",
  compatibility: "compatibility line",
  coming: "coming entry",
  changes: "status change",
  afterPayment: "step",
};

/** What a value is called in a sentence: `the price`, `feature 3`. */
export function subjectOf(holder: object, key: Key): string {
  const { parent } = originOf(holder);
  if (typeof key === "string") return parent ? `the ${key}` : key;
  const list = `${parent?.key ?? "entry"}`;
  const words = list.replace(/s$/, "").replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${entryNames[list] ?? words} ${key + 1}`;
}

/** An entry of a list by its position: `plan 2`. */
export function entryName(entry: object): string {
  const { parent } = originOf(entry);
  return parent ? subjectOf(parent.holder, parent.key) : "entry";
}

/** The beginning of a message about a value: `the price is 6.99`. */
export function statement<T extends object>(holder: T, key: keyof T & Key): string {
  return `${subjectOf(holder, key)} is ${valueText(holder[key])}`;
}

/** A finding on one line: file and line · entry · inner entry: message. fix. */
export function findingText({ file, line, where, message, fix }: Finding): string {
  const place = [`${file}:${line}`, ...where].join(" · ");
  return `${place}: ${message}. ${fix}`.replaceAll(/[\n\r\t]+/g, " ");
}
