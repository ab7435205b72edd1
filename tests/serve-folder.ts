import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { preview, type PreviewServer } from "vite";
import { hostBehaviourPlugin } from "#prerender/host-behaviour-plugin.ts";

export type ServedFolder = { url: string; server: PreviewServer; close: () => Promise<void> };

/** Serves a built folder as `vite preview` does, on a free port. */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  const server = await preview({
    configFile: false,
    appType: "mpa",
    build: { outDir: folder },
    plugins: [hostBehaviourPlugin()],
    preview: { port: 0 },
  });
  const url = server.resolvedUrls?.local[0]?.replace(/\/$/, "") ?? "";
  return { url, server, close: () => server.close() };
}

/** Serves a copy of a built folder with edited pages and scripts. */
export async function serveEdited(
  folder: string,
  edit: (text: string) => string,
): Promise<ServedFolder> {
  const copy = await mkdtemp(join(tmpdir(), "shop-edited-"));
  await cp(folder, copy, { recursive: true });
  for (const file of await readdir(copy, { recursive: true })) {
    if (!/\.(?:html|js)$/.test(file)) continue;
    const path = join(copy, file);
    await writeFile(path, edit(await readFile(path, "utf8")));
  }
  const served = await serveFolder(copy);
  return {
    ...served,
    close: async () => {
      await served.close();
      await rm(copy, { recursive: true });
    },
  };
}
