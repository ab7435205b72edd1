import { OwnerError } from "#data-reader/refuse.ts";
import { errorAnnotation, isInGitHubActions } from "#owner/check/report.ts";

/** Runs a command. Prints what stops it without a stack if it is a message for the owner, and fails. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof OwnerError)) throw error;
    console.log(isInGitHubActions() ? errorAnnotation(error.message) : error.message);
    process.exitCode = 1;
  }
}
