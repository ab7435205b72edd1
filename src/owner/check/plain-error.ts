import { inspect } from "node:util";

/** An error that is printed without its stack, which does not help an owner. */
export function plainError(message: string): Error {
  const error = new Error(message);
  error.stack = message;
  return Object.defineProperty(error, inspect.custom, { value: () => message });
}

/** Any error as a plain one, with a last sentence. `vite build --debug` shows its stack. */
export function withoutStack(error: unknown, ending: string): Error {
  if (process.env["DEBUG"] !== undefined && error instanceof Error) return error;
  const message = error instanceof Error ? error.message : String(error);
  return plainError(`${message.replaceAll(/\n\s+at .*/g, "")}\n${ending}`);
}
