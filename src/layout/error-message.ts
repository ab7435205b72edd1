import { isRouteErrorResponse } from "react-router-dom";
import { isLoadError } from "#dom/is-load-error.ts";

/** The text for a route error: a response's status and status text, or the error's message. */
export function errorMessage(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  if (!(error instanceof Error)) return "Unknown error";
  return isLoadError(error)
    ? "The page could not be loaded. Check your connection and try again."
    : error.message;
}
