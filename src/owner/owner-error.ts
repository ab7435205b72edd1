import { errorAnnotation, isInGitHubActions } from "#owner/check/report-text.ts";

/** What stops a command, in words for the owner. */
class OwnerError extends Error {}

/** Stops a command with a message for the owner. */
export function refuse(message: string): never {
  throw new OwnerError(message);
}

/** An owner can do nothing with a stack. */
function unexpectedMessage(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  return `The command stopped: ${reason}. If a file is in use or may not be read, close other programs and try again. Otherwise this is a mistake in the template, not in your data: report it with this text.`;
}

/** Runs a command. Prints what stops it without a stack, and fails. */
export async function runCommand(command: () => void | Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const message = error instanceof OwnerError ? error.message : unexpectedMessage(error);
    console.log(isInGitHubActions ? errorAnnotation(message) : message);
    process.exitCode = 1;
  }
}
