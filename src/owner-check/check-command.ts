import { findingAnnotation, isInGitHubActions } from "./annotations.ts";
import { checkShop } from "./check-shop.ts";
import { dataFolder } from "./data-folder.ts";
import { hasProblem, reportText } from "./report-text.ts";

const options = process.argv.slice(2);
// Without the -- before it, npm treats --launch as its own option and sets this variable.
const isLaunch = options.includes("--launch") || process.env["npm_config_launch"] !== undefined;
const unknown = options.find((option) => option !== "--launch");
if (unknown !== undefined) {
  console.error(`Unknown option ${unknown}. Use npm run check, or npm run check -- --launch`);
  process.exit(2);
}
const { findings, toDo } = await checkShop(process.cwd());
const launchFindings = isLaunch ? toDo : [];
const report = reportText(findings, launchFindings);
if (report !== "") console.log(report);
if (isInGitHubActions) {
  for (const finding of [...findings, ...launchFindings]) console.log(findingAnnotation(finding));
}
if (hasProblem([...findings, ...launchFindings])) {
  process.exitCode = 1;
} else {
  const verdict = isLaunch ? "The shop is ready for customers." : `No problems in ${dataFolder}.`;
  console.log(report === "" ? verdict : `\n${verdict}`);
}
