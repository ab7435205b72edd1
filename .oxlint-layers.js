import { readFileSync } from "node:fs";
import { join, posix, relative } from "node:path";

const src = join(import.meta.dirname, "src");

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
  // Files of shop/ outside its folders.
  ["shop"],
  [
    "shop/media",
    "shop/notices",
    "shop/browser-check",
    "shop/checkout",
    "shop/product-status",
    "shop/search",
  ],
  ["shop/preferences"],
  ["shop/links"],
  // What src/finish makes of the owner's data.
  ["page-data"],
  ["shop/ui"],
  ["shop/web-platform"],
  // The words of the shop's language.
  ["#words"],
  ["domain"],
  ["words"],
];

// What the rooms that never run in the browser import. The bundle for Node reaches screens through the routes.
// Vite's own process loads plain files: it has no routes, no page data and no "#words".
const buildRooms = {
  prerender: [
    "prerender/cards",
    "prerender/shared",
    "finish",
    "routes",
    "#words",
    "domain",
    "words",
  ],
  "prerender/cards": ["prerender/shared", "finish", "shop/media", "#words", "domain", "words"],
  "prerender/vite": ["prerender/shared", "finish", "data-reader", "domain", "words"],
  "prerender/shared": ["finish", "domain"],
  finish: ["finish", "data-reader", "domain", "words"],
  owner: ["owner", "finish", "data-reader", "domain", "words"],
  "data-reader": ["data-reader", "domain"],
};

// Their folders are layers.
const roomsWithFolders = new Set(["shop", "prerender"]);

/** The room, or the folder of one, that a path inside src/ belongs to. */
function layerOf(path) {
  if (path === "words") return "#words";
  const [room, folder, ...rest] = path.split("/");
  if (roomsWithFolders.has(room) && rest.length > 0) return `${room}/${folder}`;
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
  if (to === "shop/dev-panel") return from === "main";
  if (from === "data") return to === "domain";
  return depth(to) > depth(from);
}

/** The path inside src/ of what a file imports. Undefined for a package, and for what is outside. */
function importedPath(address, file) {
  if (address.startsWith("#")) return address.slice(1);
  return address.startsWith("./") ? posix.join(posix.dirname(file), address) : undefined;
}

/** Whether a file builds Valibot's schemas when it is loaded. */
function hasSchemas(path) {
  return path.startsWith("domain/") && readFileSync(join(src, path), "utf8").includes('"valibot"');
}

const importsFollowLayers = {
  create(context) {
    const file = relative(src, context.filename).replaceAll("\\", "/");
    if (file.startsWith("..")) return {};
    const from = layerOf(file);
    const mayLoadSchemas = from in buildRooms || hasSchemas(file);

    function check({ source, importKind, exportKind }) {
      const address = source?.value;
      if (typeof address !== "string") return;
      if (address.startsWith("../")) {
        context.report({ node: source, message: "Import from other folders with a # path." });
      }
      const path = importedPath(address, file);
      if (path === undefined) return;
      const to = layerOf(path);
      if (!isAllowed(from, to)) {
        const message = `${from} must not import ${to}. See the order in .oxlint-layers.js.`;
        context.report({ node: source, message });
      }
      const isType = (importKind ?? exportKind) === "type";
      if (!mayLoadSchemas && !isType && hasSchemas(path)) {
        const message =
          "The browser loads no schemas. Import types alone, or from a file without any.";
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

/** Attributes and props that a person reads or hears. */
const readAttributes = new Set(["alt", "aria-label", "label", "placeholder", "term", "title"]);

/** The parts of an expression that write a word. */
function writtenIn(node) {
  switch (node?.type) {
    case "JSXExpressionContainer":
      return writtenIn(node.expression);
    case "ConditionalExpression":
      return [...writtenIn(node.consequent), ...writtenIn(node.alternate)];
    case "LogicalExpression":
      return [...writtenIn(node.left), ...writtenIn(node.right)];
    case "TemplateLiteral":
      return node.quasis.filter(({ value }) => hasWord(value.raw));
    case "Literal":
    case "JSXText":
      return hasWord(node.value) ? [node] : [];
    default:
      return [];
  }
}

const hasWord = (text) => typeof text === "string" && /\p{L}{2}/u.test(text);

const noWrittenWords = {
  create(context) {
    const report = (node) => {
      const message = "Write it in src/words/en.ts, for every language, and read it from #words.";
      for (const written of writtenIn(node)) context.report({ node: written, message });
    };
    return {
      JSXElement: ({ children }) => children.forEach(report),
      JSXFragment: ({ children }) => children.forEach(report),
      JSXAttribute: ({ name, value }) => {
        if (readAttributes.has(name.name)) report(value);
      },
    };
  },
};

export default {
  meta: { name: "layers" },
  rules: { "imports-follow-layers": importsFollowLayers, "no-written-words": noWrittenWords },
};
