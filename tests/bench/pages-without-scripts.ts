import { serveEdited, type ServedFolder } from "#tests/serve-folder.ts";

/** Serves a copy of a built shop whose pages have no scripts. Structured data stays. */
export function serveWithoutScripts(distDir: string): Promise<ServedFolder> {
  return serveEdited(distDir, (text) =>
    text.replaceAll(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, ""),
  );
}
