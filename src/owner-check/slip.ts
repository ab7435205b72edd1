import type { DataFile } from "./data-files.ts";
import type { Severity } from "./finding.ts";

/** Steps from a file's export to a value: `[0, "subscriptions", 1, "price"]`. */
export type Path = readonly (string | number)[];

/** A finding before its place has a name. */
export type Slip = {
  severity: Severity;
  path: Path;
  fault: string;
  mend: string;
};

/** A slip and the file it stands in. */
export type FileSlip = Slip & { file: DataFile };

/** What stands at the end of a path, or undefined if the path leads nowhere. Never throws. */
export function valueAt(root: unknown, path: Path): unknown {
  let value = root;
  for (const step of path) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, step))
      return undefined;
    value = (value as Record<string | number, unknown>)[step];
  }
  return value;
}

/** A slip that stops the build. */
export function problem(path: Path, fault: string, mend: string): Slip {
  return { severity: "problem", path, fault, mend };
}

/** A slip that is told and stops nothing. */
export function warning(path: Path, fault: string, mend: string): Slip {
  return { severity: "warning", path, fault, mend };
}
