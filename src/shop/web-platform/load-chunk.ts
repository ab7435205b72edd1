import * as words from "#words";
import { isReloading } from "./reload-once.ts";

/** Loads a lazy chunk of the app. If it cannot be loaded, the error is in words for shoppers. */
export async function loadChunk<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  try {
    return await load();
  } catch (cause) {
    // The screen stays as it is until the next page loads.
    if (isReloading()) return await new Promise<never>(() => {});
    throw new Error(words.errors.notLoaded, { cause });
  }
}
