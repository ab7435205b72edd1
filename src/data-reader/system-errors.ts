import { relative } from "node:path";
import { getSystemErrorMap } from "node:util";
import { OwnerError } from "./refuse.ts";

/** What the owner can do, by the system's code. */
const advice: Record<string, string> = {
  ENOSPC: "Make some space on the disk, then try again.",
  EDQUOT: "Make some space on the disk, then try again.",
  EROFS: "Make it writable, then try again.",
  EACCES: "Change the permissions, then try again.",
  EPERM: "Change the permissions, then try again.",
  EBUSY: "Close the program that uses it, then try again.",
  EMFILE: "Allow more open files, such as with ulimit -n 4096, then try again.",
  ENOMEM: "Close other programs, or use a machine with more memory.",
};

/**
 * What stops a command or the build, as a message for the owner if it is one, or if the system has refused
 * something, such as a file on a full disk. Anything else is an error of the program, and stays as it is.
 */
export function inOwnersWords(error: unknown): unknown {
  const cause = firstCause(error);
  if (cause instanceof OwnerError) return cause;
  const failure = systemFailure(cause);
  const known = failure && getSystemErrorMap().get(failure.errno);
  if (!known) return error;
  const [code, reason] = known;
  const path = failure.path === undefined ? "" : `${relative(".", failure.path)}: `;
  return new OwnerError([`${path}${reason}.`, advice[code]].filter(Boolean).join(" "));
}

/** Of several errors, as the bundler collects them from plugins, the first. */
function firstCause(error: unknown): unknown {
  const errors = error instanceof Error && "errors" in error ? error.errors : undefined;
  return Array.isArray(errors) ? errors[0] : error;
}

/** The number of a system's error, and the file that it is about, if it is known. */
function systemFailure(error: unknown): { errno: number; path: string | undefined } | undefined {
  if (!(error instanceof Error)) return undefined;
  const { errno, path, dest, syscall } = error as NodeJS.ErrnoException & { dest?: string };
  if (errno !== undefined && syscall !== undefined) return { errno, path: dest ?? path };
  // The bundler has the number of the system in its text.
  const [, file, number] =
    /^Failed to write file in (.+)$[^]*\(os error (\d+)\)/m.exec(error.message) ?? [];
  return number === undefined ? undefined : { errno: -Number(number), path: file };
}
