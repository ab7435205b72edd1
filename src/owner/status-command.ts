import { changeStatusFiles } from "./change-status-files.ts";
import { runCommand } from "./run-command.ts";

await runCommand(async () => {
  const summary = await changeStatusFiles(process.argv.slice(2), process.cwd());
  console.log(summary.join("\n"));
});
