import { ownersFolder } from "#data-reader/data-files.ts";
import { refuse } from "#data-reader/refuse.ts";
import { checkShop } from "./check-shop.ts";
import { annotations, hasError, isInGitHubActions, reportText } from "./report.ts";
import { readBothShops } from "./sellauth-api.ts";
import { sellAuthDifferences } from "./sellauth-differences.ts";
import { missingEntries } from "./sellauth-entries.ts";

/**
 * What `npm run check` prints about the shop in a project folder, and whether it fails. Throws an
 * OwnerError for an unknown option, and if SellAuth cannot be asked.
 */
export async function checkReport(
  options: readonly string[],
  projectFolder: string,
): Promise<{ text: string; isRefused: boolean }> {
  const given = options.map((option) => option.replace(/^--/, ""));
  // Without the -- before it, npm takes --launch for its own option, and sets this variable.
  const isGiven = (name: string) =>
    given.includes(name) || process.env[`npm_config_${name}`] !== undefined;
  if (given.some((option) => !["launch", "sellauth"].includes(option))) {
    // Not shown: it may be the key.
    refuse(
      "There is no such option. Write npm run check, npm run check launch or npm run check sellauth.",
    );
  }
  const isLaunch = isGiven("launch");
  const checked = await checkShop(projectFolder);
  const diagnostics = checked.filter(({ severity }) => isLaunch || severity !== "todo");
  const both =
    isGiven("sellauth") && !hasError(diagnostics) ? await readBothShops(projectFolder) : undefined;
  const differences = both ? sellAuthDifferences(both) : [];
  const missing = both ? missingEntries(both) : "";
  diagnostics.push(...differences);
  const isSame = both && differences.length === 0 && missing === "";
  const isReady = diagnostics.length === 0;
  const verdict = isLaunch
    ? `The shop is ${isReady ? "ready for customers" : "not ready for customers yet"}.`
    : [isReady && `No problems in ${ownersFolder}.`, isSame && "The same at SellAuth."]
        .filter(Boolean)
        .join(" ");
  const parts = [
    isInGitHubActions() ? annotations(diagnostics).join("\n") : "",
    reportText(diagnostics),
    missing,
    verdict,
  ];
  return {
    text: parts.filter((part) => part !== "").join("\n\n"),
    // The workflow runs before the launch as well, and fails only for errors.
    isRefused:
      hasError(diagnostics) || (isLaunch && !isInGitHubActions() && diagnostics.length > 0),
  };
}
