import { runCommand } from "#owner-tools/owner-error.ts";
import { readStore } from "#owner-tools/read-store.ts";
import { sellAuthDifferences } from "#owner-tools/sellauth-differences.ts";
import { checkShop } from "./check-shop.ts";
import { dataFolder } from "./data-folder.ts";
import { hasProblem } from "./finding.ts";
import { findingAnnotation, isInGitHubActions, reportText } from "./report-text.ts";

const options = process.argv.slice(2);
// Without the -- before it, npm treats --launch as its own option and sets this variable.
const isGiven = (name: string) =>
  options.includes(`--${name}`) || process.env[`npm_config_${name}`] !== undefined;
const isLaunch = isGiven("launch");
const isSellAuth = isGiven("sellauth");

await runCommand(async () => {
  const unknown = options.find((option) => !["--launch", "--sellauth"].includes(option));
  if (unknown !== undefined) {
    console.error(
      `Unknown option ${unknown}. Use npm run check, npm run check -- --launch, or npm run check -- --sellauth`,
    );
    process.exit(2);
  }
  const { findings, toDo } = await checkShop(process.cwd());
  const launchFindings = isLaunch ? toDo : [];
  const differences =
    isSellAuth && !hasProblem(findings) ? sellAuthDifferences(await readStore(process.cwd())) : [];
  const report = reportText(findings, launchFindings, differences);
  if (report !== "") console.log(report);
  const all = [...findings, ...launchFindings, ...differences];
  if (isInGitHubActions) {
    for (const finding of all) console.log(findingAnnotation(finding));
  }
  // An accepted warning is not among the findings.
  const isUnready = isLaunch && findings.length + launchFindings.length > 0;
  if (isUnready) console.log("\nThe shop is not ready for customers yet.");
  if (isUnready || hasProblem(all)) {
    process.exitCode = 1;
    return;
  }
  const verdict = isLaunch ? "The shop is ready for customers." : `No problems in ${dataFolder}.`;
  const atSellAuth = isSellAuth
    ? " Plans, prices, currency and stock are the same at SellAuth."
    : "";
  console.log(`${report === "" ? "" : "\n"}${verdict}${atSellAuth}`);
});
