import type { OwnersData } from "#data-reader/data-files.ts";
import type { Diagnostic } from "#data-reader/diagnostic.ts";
import type { InspectedFile } from "#owner/check/inspect-media.ts";
import type { OwnersText } from "#owner/check/owners-texts.ts";

/** What the check reads besides the data files. */
export type Surroundings = {
  /** The folder of the data, within the project. */
  dataFolder: string;
  /** The names of the files in it. */
  fileNames: readonly string[];
  /** Errors for what looks like an API key in other files. */
  secrets: readonly Diagnostic[];
  media: readonly InspectedFile[];
  /** The files in `public/` by URL path, such as `/terms.pdf`. */
  publicFiles: readonly string[];
  /** The paths of the owner's files that may be pictures, in any folder of the project. */
  paths: readonly string[];
  /** The last day that has begun in some time zone, as `YYYY-MM-DD`. */
  latestDay: string;
};

/** The input of the rules that compare fields and files with each other. */
export type RuleInput = OwnersData & Surroundings & { texts: readonly OwnersText[] };
