import { dataFolder } from "./data-folder.ts";
import type { Finding } from "./finding.ts";
import { lineOf } from "./line-of.ts";

/** Something in a file's text that keeps it from being read as plain values. */
export type SourceSlip = { offset: number; fault: string; mend: string };

/** A slip of a file's text, placed by its line. */
export function sourceFinding(file: string, source: string, slip: SourceSlip): Finding {
  return {
    severity: "problem",
    file: `${dataFolder}/${file}`,
    where: [`line ${lineOf(source, slip.offset)}`],
    fault: slip.fault,
    mend: slip.mend,
  };
}
