import { dataFileNames, isLikeDataFile } from "#data-reader/data-files.ts";
import { lineProblem, type Diagnostic, warning } from "#data-reader/diagnostic.ts";
import type { RuleInput } from "./rule-input.ts";

/** Rules for unread files beside the owner's: copies, and the theme file of former versions. */
export function unreadFileRules({ fileNames, dataFolder }: RuleInput): Diagnostic[] {
  const problemIn = (name: string, message: string) =>
    lineProblem(`${dataFolder}/${name}`, 1, message);
  const copies = fileNames.filter(isLikeDataFile).map((name) => {
    const file = dataFileNames.find((one) => name.toLowerCase().startsWith(one.slice(0, -3)));
    const fix = `Write your changes into ${file ?? "another file"}, and delete it.`;
    return warning(problemIn(name, `the shop does not read this file. ${fix}`));
  });
  if (!fileNames.includes("theme.css")) return copies;
  // An error, because an updated shop would be published in the sample's colours.
  const former =
    "the colours and fonts are in theme.ts now. Write yours there, then delete this file: CHANGELOG.md says how.";
  return [...copies, problemIn("theme.css", former)];
}
