import { isRouteErrorResponse } from "react-router-dom";

/** How Chromium, Firefox, WebKit and Vite report that a screen's file could not be loaded. */
const loadError =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

/** The text for a route error: status and status text of a response, or the error's message. */
export function errorMessage(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  if (!(error instanceof Error)) return "Unknown error";
  return loadError.test(error.message)
    ? "The page could not be loaded. Check your connection and try again."
    : error.message;
}
