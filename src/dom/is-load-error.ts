/** The messages of Chromium, Firefox, WebKit and Vite for a chunk that failed to load. */
const loadErrorMessage = /imported module|Importing a module|preload CSS/;

/** Whether an error says that a chunk failed to load. */
export function isLoadError(error: unknown): boolean {
  return error instanceof Error && loadErrorMessage.test(error.message);
}
