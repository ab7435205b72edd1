import { ownersFolder } from "#data-reader/data-files.ts";
import { refuse } from "#data-reader/refuse.ts";
import { checkShop } from "./check-shop.ts";
import { annotations, hasError, isInGitHubActions, reportText } from "./report.ts";
import { readBothShops } from "./sellauth-api.ts";
import { sellAuthDifferences } from "./sellauth-differences.ts";
import { missingEntries } from "./sellauth-entries.ts";

/**
 * Returns what `npm run check` prints about the shop in a project folder, and whether it fails. Throws an
 * OwnerError for an unknown option, or if SellAuth gives no answer.
 */
export async function checkReport(
  options: readonly string[],
  projectFolder: string,
): Promise<{ text: string; isRefused: boolean }> {
  const names = options.map((option) => option.replace(/^--/, ""));
  // Without the -- before it, npm takes --launch for its own option, and sets this variable.
  const isGiven = (name: string) =>
    names.includes(name) || process.env[`npm_config_${name}`] !== undefined;
  if (names.some((name) => !["launch", "sellauth"].includes(name))) {
    // The message does not show the option, which may be the key.
    refuse(
      "There is no such option. Write npm run check, npm run check launch or npm run check sellauth.",
    );
  }
  const isLaunch = isGiven("launch");
  const allDiagnostics = await checkShop(projectFolder);
  const diagnostics = allDiagnostics.filter(({ severity }) => isLaunch || severity !== "todo");
  const shops =
    isGiven("sellauth") && !hasError(diagnostics) ? await readBothShops(projectFolder) : undefined;
  const differences = shops ? sellAuthDifferences(shops) : [];
  const missing = shops ? missingEntries(shops) : "";
  diagnostics.push(...differences);
  const isSame = shops && differences.length === 0 && missing === "";
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
    // The workflow also runs before the launch, and fails only for errors.
    isRefused:
      hasError(diagnostics) || (isLaunch && !isInGitHubActions() && diagnostics.length > 0),
  };
}
