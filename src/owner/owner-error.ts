import { inspect } from "node:util";
import { errorAnnotation, isInGitHubActions } from "#owner/check/report.ts";

/** What stops a command or the build, in words for the owner. Printed without a stack. */
class OwnerError extends Error {
  override readonly stack = this.message;
  [inspect.custom] = () => this.message;
}

/** Stops a command or the build with a message for the owner. */
export function refuse(message: string): never {
  throw new OwnerError(message);
}

/** Runs a command. Prints an `OwnerError` without its stack, and fails. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof OwnerError)) throw error;
    console.log(isInGitHubActions ? errorAnnotation(error.message) : error.message);
    process.exitCode = 1;
  }
}
