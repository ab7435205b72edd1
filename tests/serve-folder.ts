import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createShopServer } from "#prerender/shop-server.ts";

export type ServedFolder = { url: string; close: () => Promise<void> };

/** Serves a built folder like a host, on a free port. */
export async function serveFolder(distDir: string): Promise<ServedFolder> {
  const server = createShopServer(distDir).listen(0, "localhost");
  await new Promise((resolve) => server.once("listening", resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

const editedFile = /\.(?:html|js)$|^_headers$/;
const compressedCopy = /\.(?:br|gz)$/;

/** Serves a copy of a built folder with edited pages, scripts and header rules. */
export async function serveEdited(
  distDir: string,
  edit: (text: string) => string,
): Promise<ServedFolder> {
  const copyDir = await mkdtemp(join(tmpdir(), "shop-edited-"));
  await cp(distDir, copyDir, { recursive: true, filter: (file) => !compressedCopy.test(file) });
  for (const file of await readdir(copyDir, { recursive: true })) {
    if (!editedFile.test(file)) continue;
    const path = join(copyDir, file);
    await writeFile(path, edit(await readFile(path, "utf8")));
  }
  const { url, close } = await serveFolder(copyDir);
  return {
    url,
    close: async () => {
      await close();
      await rm(copyDir, { recursive: true });
    },
  };
}
