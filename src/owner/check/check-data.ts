import { dataParts, type DataTexts, type OwnersData } from "#data-reader/data-files.ts";
import type { Diagnostic } from "#data-reader/diagnostic.ts";
import { readTexts } from "#data-reader/read-data.ts";
import { lineAt, locationOf } from "#data-reader/source-location.ts";
import { withoutAccepted } from "./accepted.ts";
import { textsIn } from "./owners-texts.ts";
import { hasError } from "./report.ts";
import { boundsRules } from "./rules/bounds-rules.ts";
import { colourRules } from "./rules/colour-rules.ts";
import { contradictionRules } from "./rules/contradiction-rules.ts";
import { dayRules } from "./rules/day-rules.ts";
import { launchRules } from "./rules/launch-rules.ts";
import { linkRules } from "./rules/link-rules.ts";
import { mediaRules } from "./rules/media-rules.ts";
import { productRules } from "./rules/product-rules.ts";
import { publicRules } from "./rules/public-rules.ts";
import type { RuleInput, Surroundings } from "./rules/rule-input.ts";
import { sellerRules } from "./rules/seller-rules.ts";
import { sizeRules } from "./rules/size-rules.ts";
import { textRules } from "./rules/text-rules.ts";
import { unreadFileRules } from "./rules/unread-file-rules.ts";

const rules: readonly ((data: RuleInput) => Diagnostic[])[] = [
  productRules,
  dayRules,
  sellerRules,
  mediaRules,
  sizeRules,
  linkRules,
  publicRules,
  colourRules,
  contradictionRules,
  boundsRules,
  textRules,
  unreadFileRules,
];

/**
 * Checks the owner's files: first each by itself, then one against another, then what is left to do. Stops after
 * the first step that finds an error, because later ones may follow from it.
 */
export function checkData(texts: DataTexts, surroundings: Surroundings): Diagnostic[] {
  const { dataFolder, fileNames, secrets } = surroundings;
  const { data: ownersData, errors: fileErrors } = readTexts(texts, dataFolder, fileNames);
  const errors = [...secrets, ...fileErrors];
  if (errors.length > 0) return errors;
  const data: RuleInput = { ...ownersData, ...surroundings, texts: textsIn(ownersData) };
  const sources = dataParts.map((part) => locationOf(data[part]).source);
  const relevant = (all: readonly Diagnostic[]) =>
    withoutAccepted(all, sources).filter((diagnostic) => !isSwitchedOff(data, diagnostic));
  const diagnostics = relevant(rules.flatMap((rule) => rule(data)));
  if (hasError(diagnostics)) return diagnostics;
  return [...diagnostics, ...relevant(launchRules(data, sources))];
}

/** Whether a diagnostic is about a notice that no visitor sees. */
function isSwitchedOff(data: OwnersData, { file, line }: Diagnostic): boolean {
  const { discord, announcement } = data.defaultPreferences.notifications;
  return [discord, announcement].some((notice) => {
    const { source, span } = locationOf(notice);
    return (
      !notice.enabled &&
      source.path === file &&
      lineAt(source.lineStarts, span.start) <= line &&
      line <= lineAt(source.lineStarts, span.end)
    );
  });
}
