// The rooms and folders of src/, in the order of their imports. Each imports the ones below it, never one
// above or beside it.
const layers = [
  ["main"],
  ["shop/start"],
  ["routes"],
  // The screens: each folder of shop/ that is not named below. One screen never imports another.
  ["screens"],
  ["shop/layout"],
  ["shop/catalogue"],
  ["shop"],
  ["shop/media", "shop/notices", "shop/browser-check", "shop/checkout", "shop/product-status"],
  ["shop/preferences"],
  ["shop/links"],
  // What src/finish makes of the owner's data.
  ["page-data"],
  ["shop/ui"],
  ["shop/web-platform"],
  ["domain"],
  ["words"],
];

// What the rooms that never run in the browser import. They reach screens through the routes.
const buildRooms = {
  prerender: [
    "prerender",
    "finish",
    "data-reader",
    "routes",
    "shop/media",
    "page-data",
    "domain",
    "words",
  ],
  finish: ["finish", "data-reader", "domain", "words"],
  owner: ["owner", "finish", "data-reader", "data", "domain", "words"],
  "data-reader": ["data-reader", "domain"],
};

/** The room, or the folder of shop/, that a path inside src/ belongs to. */
function layerOf(path) {
  const [room, folder, ...rest] = path.split("/");
  if (room === "shop" && rest.length > 0) return `shop/${folder}`;
  return room.split(".")[0];
}

/** A folder of shop/ without a layer is a screen's. */
function depth(name) {
  const index = layers.findIndex((layer) => layer.includes(name));
  return index < 0 && name.startsWith("shop/") ? depth("screens") : index;
}

function isAllowed(from, to) {
  if (from === to) return true;
  if (from in buildRooms) return buildRooms[from].includes(to);
  if (to === "shop/preview") return from === "main";
  if (from === "data") return to === "domain";
  return depth(to) > depth(from);
}

const importsFollowLayers = {
  create(context) {
    const [, file] = /[\\/]src[\\/](.+)$/.exec(context.filename) ?? [];
    const from = file && layerOf(file.replaceAll("\\", "/"));

    function check({ source }) {
      const address = source?.value;
      if (typeof address !== "string" || from === undefined) return;
      if (address.startsWith("../")) {
        context.report({ node: source, message: "Import from other folders with a # path." });
      }
      const to = address.startsWith("#") ? layerOf(address.slice(1)) : undefined;
      if (to !== undefined && !isAllowed(from, to)) {
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
