/** Warns if tidying up fails, because the site is complete without it. */
export async function tidyUp(tidy: () => Promise<void>): Promise<void> {
  try {
    await tidy();
  } catch (error) {
    console.warn(`Some old files are still there: ${(error as Error).message}`);
  }
}
