import { inspect } from "node:util";

/** An error that is printed without its stack, which does not help an owner. */
export function plainError(message: string): Error {
  const error = new Error(message);
  error.stack = message;
  return Object.defineProperty(error, inspect.custom, { value: () => message });
}
