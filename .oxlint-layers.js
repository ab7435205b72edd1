// The order of the folders in src/. A folder imports the ones below it, never one above or beside it.
const layers = [
  ["main"],
  ["hydration"],
  ["routes"],
  ["home", "product", "status", "preview"],
  ["layout"],
  ["shop-data", "product-summaries"],
  ["data"],
  ["catalogue"],
  ["media", "notices", "browser-check"],
  ["checkout", "preferences"],
  ["ui", "instant-navigation"],
  ["dom"],
  ["paths"],
  ["domain"],
];

// Build-only folders import each other and these. They reach screens through the routes.
const buildFolders = ["prerender", "hosting", "owner-check", "owner-tools"];
const usedByBuild = ["routes", "data", "paths", "domain"];

/** The folder or top-level file of src/ that an address such as `#ui/button.tsx` belongs to. */
const folderOf = (address) => /^#([\w-]+)/.exec(address)?.[1];

const layerOf = (folder) => layers.findIndex((layer) => layer.includes(folder));

function isAllowed(from, to) {
  if (from === to) return true;
  if (to === "tests") return false;
  if (buildFolders.includes(from)) return [...buildFolders, ...usedByBuild].includes(to);
  if (to === "preview") return from === "main";
  if (from === "data") return to === "domain";
  return !buildFolders.includes(to) && layerOf(to) > layerOf(from);
}

const importsFollowLayers = {
  create(context) {
    const [, file] = /[\\/]src[\\/](.+)$/.exec(context.filename) ?? [];
    const from = file?.split(/[\\/.]/)[0];

    function check({ source }) {
      const address = source?.value;
      if (typeof address !== "string") return;
      if (address.startsWith("../")) {
        context.report({ node: source, message: "Import from other folders with a # path." });
      }
      const to = folderOf(address);
      if (from !== undefined && to !== undefined && !isAllowed(from, to)) {
        const message = `${from} must not import ${to}. See the order in .oxlint-layers.js.`;
        context.report({ node: source, message });
      }
    }

    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

export default {
  meta: { name: "layers" },
  rules: { "imports-follow-layers": importsFollowLayers },
};
