type ModuleInfo = { importers: readonly string[] } | null;
type ChunkingContext = { getModuleInfo: (id: string) => ModuleInfo };

const app = /[\\/]src[\\/]hydration[\\/]hydrate-shop\.tsx$/;
const libraries =
  /vite[\\/]preload-helper|[\\/]node_modules[\\/](?:react|react-dom|react-router|react-router-dom|scheduler)[\\/]/;

// Each icon goes with the screen that shows it; the package's index, which names them all, would
// draw every one of them into the start.
const icon = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/;
// Not motion-presence.tsx, which would bring framer-motion into the start.
const sharedByScreens =
  /[\\/]lucide-react[\\/]|[\\/]src[\\/](?:domain|ui(?![\\/]motion-presence)|catalogue|layout|media)[\\/]/;

/**
 * What the app imports anyway is two chunks, however many screens share parts of it: few
 * larger files travel smaller than many little ones. The libraries stand alone, so that a
 * returning visitor keeps them over most redeploys.
 */
export const chunkGroups = [
  { name: "libraries", test: libraries, priority: 2 },
  { name: nameOfStartChunk, priority: 1 },
  // What two screens share is small, and not worth a file of its own.
  { name: "start", test: sharedByScreens, minShareCount: 2 },
];

/** The files of these chunks, and of what the bundler adds to them: whoever imports more has them. */
export const appChunk = /(?:libraries|start|rolldown-runtime)-[^/]*\.js$/;

function nameOfStartChunk(id: string, context: ChunkingContext): string | null {
  return !icon.test(id) && isNeededAtStart(id, context) ? "start" : null;
}

function isNeededAtStart(id: string, context: ChunkingContext, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  return (
    app.test(id) || importersOf(id, context).some((one) => isNeededAtStart(one, context, seen))
  );
}

function importersOf(id: string, context: ChunkingContext): readonly string[] {
  return context.getModuleInfo(id)?.importers ?? [];
}
