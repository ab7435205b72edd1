import { errorAnnotation, isInGitHubActions } from "#owner-check/annotations.ts";

/** What stops a command, in words for the owner. */
class OwnerError extends Error {}

/** Stops a command with a message for the owner. */
export function refuse(message: string): never {
  throw new OwnerError(message);
}

/** Runs a command. Prints what stops it without a stack, and fails. */
export async function runCommand(command: () => void | Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    // parseArgs throws a TypeError with a code for an option that it does not know.
    const isOption = error instanceof TypeError && "code" in error;
    if (!(error instanceof OwnerError || isOption)) throw error;
    console.log(isInGitHubActions ? errorAnnotation(error.message) : error.message);
    process.exitCode = 1;
  }
}
