const libraries = [
  /vite[\\/]preload-helper/,
  /[\\/]node_modules[\\/]react[\\/]/,
  /[\\/]node_modules[\\/]react-dom[\\/]/,
  /[\\/]node_modules[\\/]react-router[\\/]/,
  /[\\/]node_modules[\\/]scheduler[\\/]/,
  // The entry uses it before it requests `start`.
  /[\\/]src[\\/]shop[\\/]web-platform[\\/]reload-once\.ts$/,
];

/**
 * Two chunks hold most of the first load, because few large files compress better than many small
 * ones: the libraries, which returning visitors keep across most deploys, and `start`: the app with
 * its static imports, which Rolldown adds to a group. All other chunks follow the dynamic imports.
 */
export const chunkGroups = [
  { name: "libraries", test: (id: string) => libraries.some((one) => one.test(id)), priority: 2 },
  { name: "start", test: /[\\/]src[\\/]shop[\\/]start[\\/]hydrate-shop\.tsx$/, priority: 1 },
];
