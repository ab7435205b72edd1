import { inspect } from "node:util";

/** An error that stops a command or the build, in words for the owner. Printed without a stack. */
export class OwnerError extends Error {
  override readonly stack = this.message;
  [inspect.custom] = () => this.message;
}

/** Stops a command or the build with a message for the owner. */
export function refuse(message: string): never {
  throw new OwnerError(message);
}
