import { runCommand } from "#owner/owner-error.ts";
import { readStore } from "#owner/read-store.ts";
import { sellAuthDifferences } from "#owner/sellauth-differences.ts";
import { checkShop } from "./check-shop.ts";
import { ownersFolder } from "./data-folder.ts";
import { type Finding, hasProblem } from "./finding.ts";
import { findingAnnotation, isInGitHubActions, reportText } from "./report-text.ts";

const options = process.argv.slice(2);
// Without the -- before it, npm treats --launch as its own option and sets this variable.
const isGiven = (name: string) =>
  options.includes(`--${name}`) || process.env[`npm_config_${name}`] !== undefined;
const isLaunch = isGiven("launch");
const isSellAuth = isGiven("sellauth");
const isRepeated = ({ file, line, message }: Finding, others: readonly Finding[]) =>
  others.some((one) => one.file === file && one.line === line && one.message === message);

await runCommand(async () => {
  const unknown = options.find((option) => !["--launch", "--sellauth"].includes(option));
  if (unknown !== undefined) {
    console.error(
      `Unknown option ${unknown}. Use npm run check, npm run check -- --launch, or npm run check -- --sellauth`,
    );
    process.exit(2);
  }
  const checked = await checkShop(process.cwd());
  const toDo = isLaunch ? checked.toDo : [];
  // What only deserves a warning before the launch, such as a dead link, is not repeated.
  const findings = checked.findings.filter((finding) => !isRepeated(finding, toDo));
  const differences =
    isSellAuth && !hasProblem(findings) ? sellAuthDifferences(await readStore(ownersFolder)) : [];
  const report = reportText(findings, isLaunch ? toDo : undefined, differences);
  if (report !== "") console.log(report);
  const all = [...findings, ...toDo, ...differences];
  if (isInGitHubActions) {
    for (const finding of all) console.log(findingAnnotation(finding));
  }
  // An accepted warning is not among the findings.
  const isUnready = isLaunch && findings.length + toDo.length > 0;
  if (isUnready) console.log("\nThe shop is not ready for customers yet.");
  if (isUnready || hasProblem(all)) {
    process.exitCode = 1;
    return;
  }
  const verdict = isLaunch ? "The shop is ready for customers." : `No problems in ${ownersFolder}.`;
  const atSellAuth = isSellAuth
    ? " Plans, prices, currency and stock are the same at SellAuth."
    : "";
  console.log(`${report === "" ? "" : "\n"}${verdict}${atSellAuth}`);
});
