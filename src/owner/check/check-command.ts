import { ownersFolder } from "#data-reader/data-files.ts";
import { refuse } from "#data-reader/owner-error.ts";
import { runCommand } from "#owner/run-command.ts";
import { readBothShops } from "#owner/sellauth-api.ts";
import { sellAuthDifferences } from "#owner/sellauth-differences.ts";
import { missingEntries } from "#owner/sellauth-entries.ts";
import { checkShop } from "./check-shop.ts";
import { annotations, hasError, isInGitHubActions, reportText } from "./report.ts";

const options = process.argv.slice(2);
// Without the -- before it, npm takes --launch for its own option, and sets this variable.
const isGiven = (name: string) =>
  options.includes(`--${name}`) || process.env[`npm_config_${name}`] !== undefined;

await runCommand(async () => {
  const unknown = options.find((option) => !["--launch", "--sellauth"].includes(option));
  if (unknown !== undefined) {
    refuse(
      `There is no option ${unknown}. Write npm run check, with -- --launch or -- --sellauth.`,
    );
  }
  const isLaunch = isGiven("launch");
  const checked = await checkShop(process.cwd());
  const findings = checked.filter(({ severity }) => isLaunch || severity !== "notice");
  const both =
    isGiven("sellauth") && !hasError(findings) ? await readBothShops(ownersFolder) : undefined;
  if (both) findings.push(...sellAuthDifferences(both));
  if (isInGitHubActions) console.log(annotations(findings).join("\n"));
  const verdict = isLaunch
    ? `The shop is ${findings.length === 0 ? "ready for customers" : "not ready for customers yet"}.`
    : `No problems in ${ownersFolder}${both ? ", and the same at SellAuth" : ""}.`;
  const parts = [
    reportText(findings),
    both ? missingEntries(both) : "",
    isLaunch || !hasError(findings) ? verdict : "",
  ];
  console.log(parts.filter((text) => text !== "").join("\n\n"));
  // The workflow runs before the launch as well, and fails only for errors.
  const isRefused = isLaunch && !isInGitHubActions && findings.length > 0;
  if (hasError(findings) || isRefused) process.exitCode = 1;
});
