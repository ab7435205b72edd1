/** The messages of Chromium, Firefox, WebKit and Vite for a chunk that failed to load. */
const loadErrorMessage =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

/** Whether an error says that a chunk failed to load. */
export function isLoadError(error: unknown): boolean {
  return error instanceof Error && loadErrorMessage.test(error.message);
}
