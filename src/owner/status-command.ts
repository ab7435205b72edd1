import { changeStatusFiles } from "./change-status-files.ts";
import { isInGitHubActions } from "./check/report.ts";
import { runCommand } from "./run-command.ts";

await runCommand(async () => {
  const summary = await changeStatusFiles(process.argv.slice(2), process.cwd());
  const next = isInGitHubActions() ? [] : ["This is not published yet: commit and push it."];
  const text = summary.length > 0 ? [...summary, ...next] : ["The shop says all of this already."];
  console.log(text.join("\n"));
});
