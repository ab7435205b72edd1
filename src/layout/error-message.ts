import { isRouteErrorResponse } from "react-router-dom";

/** The messages of Chromium, Firefox, WebKit and Vite for a chunk that failed to load. */
const loadError =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

/** The text for a route error: a response's status and status text, or the error's message. */
export function errorMessage(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  if (!(error instanceof Error)) return "Unknown error";
  return loadError.test(error.message)
    ? "The page could not be loaded. Check your connection and try again."
    : error.message;
}
