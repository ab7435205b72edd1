import { OwnerError } from "#data-reader/refuse.ts";
import { errorAnnotation, isInGitHubActions } from "#owner/check/report.ts";

/** Runs a command. Prints an `OwnerError` without its stack, and fails. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof OwnerError)) throw error;
    console.log(isInGitHubActions() ? errorAnnotation(error.message) : error.message);
    process.exitCode = 1;
  }
}
