type ModuleInfo = { importers: readonly string[] } | null;
type ChunkingContext = { getModuleInfo: (id: string) => ModuleInfo };

const libraries = [
  /vite[\\/]preload-helper/,
  /[\\/]node_modules[\\/]react[\\/]/,
  /[\\/]node_modules[\\/]react-dom[\\/]/,
  /[\\/]node_modules[\\/]react-router[\\/]/,
  /[\\/]node_modules[\\/]scheduler[\\/]/,
  // The entry uses it before it requests `start`.
  /[\\/]src[\\/]shop[\\/]web-platform[\\/]reload-once\.ts$/,
];
const app = /[\\/]src[\\/]shop[\\/]start[\\/]hydrate-shop\.tsx$/;
const homeScreen = /[\\/]src[\\/]shop[\\/]home[\\/]home-screen\.tsx$/;

/**
 * Two chunks hold most of the first load, because few large files compress better than many small
 * ones: the libraries, which returning visitors keep across most deploys, and `start`: the app with
 * its static imports, which Rolldown adds to a group, and what Home shares with another screen. All
 * other chunks follow the dynamic imports.
 */
export const chunkGroups = [
  { name: "libraries", test: (id: string) => libraries.some((one) => one.test(id)), priority: 2 },
  {
    name: (id: string, context: ChunkingContext) =>
      app.test(id) || isSharedWithHome(id, context) ? "start" : null,
    debugName: "start",
    priority: 1,
  },
];

/** The names of the chunks that start a page: the libraries, the app and the screens. */
export const startChunk = /^(?:libraries|start|\w+-screen)$/;

/** Whether Home and another entry to the app (a screen, a dialog) both import the module. */
function isSharedWithHome(id: string, context: ChunkingContext): boolean {
  const roots = [...importersOf(id, context)].filter((one) => importers(one, context).length === 0);
  return roots.length > 1 && roots.some((one) => homeScreen.test(one));
}

/** The module and everything that imports it statically, directly or through others. */
function importersOf(id: string, context: ChunkingContext, found = new Set<string>()): Set<string> {
  if (!found.has(id)) {
    found.add(id);
    for (const one of importers(id, context)) importersOf(one, context, found);
  }
  return found;
}

function importers(id: string, context: ChunkingContext): readonly string[] {
  return context.getModuleInfo(id)?.importers ?? [];
}
