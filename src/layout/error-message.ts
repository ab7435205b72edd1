import { isRouteErrorResponse } from "react-router-dom";

/** The text for a route error: status and status text of a response, or the error's message. */
export function errorMessage(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : "Unknown error";
}
