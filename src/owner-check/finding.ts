/** A problem stops the build; a warning does not, and the owner can accept it. */
type Severity = "problem" | "warning";

/** One mistake, at its place in the owner's files. */
export type Finding = {
  severity: Severity;
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

type Key = string | number;

/** Where an object or a list was read. */
type Origin = {
  source: Source;
  span: Span;
  /** Where each of its fields or entries stands. */
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

/** A mistake that stops the build. Without a key it is about the holder itself. */
export function problem<T extends object>(
  holder: T,
  key: (keyof T & Key) | undefined,
  message: string,
  fix: string,
): Finding {
  return findingAt("problem", holder, key, message, fix);
}

/** A mistake that the owner may accept. */
export function warning<T extends object>(
  holder: T,
  key: keyof T & Key,
  message: string,
  fix: string,
): Finding {
  return findingAt("warning", holder, key, message, fix);
}

/** A problem at a place of a file's text. */
export function textProblem(source: Source, span: Span, message: string, fix: string): Finding {
  return { severity: "problem", ...placeOf(source, span), where: [], message, fix };
}

/** What one entry of a list is called. */
const entryNames: Record<string, string> = {
  products: "product",
  subscriptions: "plan",
  media: "media item",
  features: "feature group",
  items: "feature",
  compatibility: "compatibility line",
  games: "game",
  coming: "coming entry",
  changes: "status change",
  reviews: "review",
  questions: "question",
  sellingPoints: "selling point",
  footerLinks: "footer link",
  afterPayment: "step",
  paymentMethods: "payment method",
};

/** What a value is called in a sentence: `the price`, `feature 3`. */
export function subjectOf(holder: object, key: Key): string {
  const { parent } = originOf(holder);
  if (typeof key === "string") return parent ? `the ${key}` : key;
  const list = parent?.key ?? "list";
  return `${entryNames[list] ?? `${list} entry`} ${key + 1}`;
}

/** An entry of a list by its position: `plan 2`. */
export function positionOf(entry: object): string {
  const { parent } = originOf(entry);
  return parent ? subjectOf(parent.holder, parent.key) : "entry";
}

/** A finding on one line: file and line · entry · inner entry: message. fix. */
export function findingText({ file, line, where, message, fix }: Finding): string {
  return `${[`${file}:${line}`, ...where].join(" · ")}: ${message}. ${fix}`.replaceAll(
    /[\n\r\t]+/g,
    " ",
  );
}

function findingAt(
  severity: Severity,
  holder: object,
  key: Key | undefined,
  message: string,
  fix: string,
): Finding {
  const { source, span, parts, parent } = originOf(holder);
  const place = (key === undefined ? span : parts.get(key)) ?? {
    start: span.start,
    end: span.start,
  };
  const field = typeof key === "number" ? parent?.key : key;
  return {
    severity,
    ...placeOf(source, place),
    where: entriesAround(holder),
    ...(typeof field === "string" && { field }),
    message,
    fix,
  };
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
  return [...outer, typeof own === "string" ? own.trim().slice(0, 60) : positionOf(holder)];
}

function originOf(holder: object): Origin {
  const origin = origins.get(holder);
  if (!origin) throw new Error("The check lost the place of a value: it was not read from a file.");
  return origin;
}

function placeOf({ path, text }: Source, { start, end }: Span) {
  return { file: path, line: lineAt(text, start), lastLine: lineAt(text, end) };
}

/** The number of the line, from 1, at an offset of a text. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}
