const libraries = [
  /vite[\\/]preload-helper/,
  /[\\/]node_modules[\\/]react[\\/]/,
  /[\\/]node_modules[\\/]react-dom[\\/]/,
  /[\\/]node_modules[\\/]react-router[\\/]/,
  /[\\/]node_modules[\\/]scheduler[\\/]/,
  // The entry uses it before it requests `start`.
  /[\\/]src[\\/]shop[\\/]web-platform[\\/]load-chunk\.ts$/,
];

// These modules load on demand, with those that only they use.
const onDemand = /[\\/](?:motion-presence|video-frame)\.tsx?$/;
const otherPackages = /[\\/]node_modules[\\/](?!lucide-react[\\/])/;

/**
 * Three chunks hold most of the first load, because few large files compress better than many small
 * ones: the libraries, which returning visitors keep across most deploys; `start`, the app with
 * its static imports, which Rolldown adds to a group; and `shared`, the modules that several screens share. All
 * other chunks follow the dynamic imports.
 */
export const chunkGroups = [
  {
    name: "libraries",
    test: (id: string) => libraries.some((library) => library.test(id)),
    priority: 3,
  },
  { name: "start", test: /[\\/]src[\\/]shop[\\/]start[\\/]hydrate-shop\.tsx$/, priority: 2 },
  {
    name: "shared",
    test: (id: string) => !otherPackages.test(id) && !onDemand.test(id),
    minShareCount: 2,
    priority: 1,
  },
];
