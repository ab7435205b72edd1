import { type DataFile, dataFiles } from "./data-files.ts";
import { type Path, valueAt } from "./slip.ts";
import { isFields, listOf, textOf } from "./value-text.ts";

/** Where a path leads, in the owner's words. */
export type Place = {
  /** The things on the way, outermost first; never empty. */
  where: string[];
  /** What stands in the last of them: `price`, `feature 3`; undefined if it is the thing itself. */
  field: string | undefined;
};

/** The names of things that have none of their own, and of the fields that hold them. */
const namedFields: Record<string, string> = {
  discord: "community notice",
  announcement: "announcement",
  security: "security",
  hero: "hero",
  howItWorks: "howItWorks",
  community: "community",
  credit: "credit",
};

/** What one entry of a list is called. */
const entryNames: Record<string, string> = {
  products: "product",
  reviews: "review",
  questions: "question",
  subscriptions: "plan",
  media: "picture",
  features: "feature group",
  coming: "coming entry",
  items: "feature",
  compatibility: "compatibility line",
  sellingPoints: "selling point",
  film: "film",
};

/** The lists whose entries are things; the others hold plain texts. */
const listsOfThings = new Set([
  "products",
  "reviews",
  "questions",
  "subscriptions",
  "media",
  "features",
  "coming",
]);

/** Names the place that a path leads to. Never throws, whatever the data. */
export function placeName(file: DataFile, root: unknown, path: Path): Place {
  const { exportName } = dataFiles[file];
  const where: string[] = [];
  let field: string | undefined;
  for (const [index, step] of path.entries()) {
    const holder = index === 0 ? exportName : `${path[index - 1]}`;
    const list = valueAt(root, path.slice(0, index));
    if (typeof step === "number" && listsOfThings.has(holder)) {
      where.push(entryName(holder, listOf(list), step));
      field = undefined;
    } else if (typeof step === "number") {
      field = `${entryNames[holder] ?? `entry of ${holder}`} ${step + 1}`;
    } else if (Object.hasOwn(namedFields, step) && isFields(valueAt(list, [step]))) {
      where.push(namedFields[step] ?? step);
      field = undefined;
    } else {
      field = step;
    }
  }
  return { where: where.length > 0 ? where : [exportName], field };
}

/** An entry by its own name; one without a name, or with somebody else's, by its position. */
function entryName(list: string, entries: readonly unknown[], index: number): string {
  const entry = entries[index];
  const kind = kindOf(list, entry);
  if (list === "media") return `${kind} ${index + 1} of ${entries.length}`;
  if (list === "reviews" || list === "questions") return `${kind} ${index + 1}`;
  const key = list === "features" ? "title" : "name";
  const names = entries.map((other) => oneLine(textOf(valueAt(other, [key])) ?? ""));
  const name = names[index] ?? "";
  const position = `${kind} ${index + 1}`;
  if (name === "") return position;
  const shown = list === "features" ? `${kind} ${name}` : name;
  return names.indexOf(name) === names.lastIndexOf(name) ? shown : `${shown} (${position})`;
}

function kindOf(list: string, entry: unknown): string {
  if (list === "media" && valueAt(entry, ["type"]) === "video") return "video";
  return entryNames[list] ?? "entry";
}

function oneLine(name: string): string {
  return name
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, 60);
}
