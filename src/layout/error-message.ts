import { isRouteErrorResponse } from "react-router-dom";

/** The messages of Chromium, Firefox, WebKit and Vite for a chunk that failed to load. */
const loadErrorMessage =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

/** Whether an error says that a chunk failed to load. */
export function isLoadError(error: unknown): boolean {
  return error instanceof Error && loadErrorMessage.test(error.message);
}

/** The text for a route error: a response's status and status text, or the error's message. */
export function errorMessage(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  if (!(error instanceof Error)) return "Unknown error";
  return isLoadError(error)
    ? "The page could not be loaded. Check your connection and try again."
    : error.message;
}
