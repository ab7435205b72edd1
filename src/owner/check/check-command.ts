import { runCommand } from "#owner/run-command.ts";
import { checkReport } from "./check-report.ts";

await runCommand(async () => {
  const { text, isRefused } = await checkReport(process.argv.slice(2), process.cwd());
  console.log(text);
  if (isRefused) process.exitCode = 1;
});
