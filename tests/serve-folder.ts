import { preview } from "vite";
import { hostBehaviourPlugin } from "#prerender/vite/host-behaviour-plugin.ts";

/** Serves a built folder as `vite preview` does, on a free port. */
export async function serveFolder(folder: string) {
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
