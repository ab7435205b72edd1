import { readFile } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { serveFolder } from "#tests/serve-folder.ts";
import { expect, test as base } from "./fixtures.ts";
import { siteFolder } from "./sites.ts";

/** A site that answers every visit from its service worker, as many generators make it. */
const formerSite: Record<string, [type: string, text: string]> = {
  "/": [
    "text/html",
    `<!doctype html><html lang="en"><title>Former</title><link rel="icon" href="data:," /><h1>The former shop</h1>
    <script>navigator.serviceWorker.register("/sw.js")</script>`,
  ],
  "/sw.js": [
    "text/javascript",
    `addEventListener("install", (event) => {
      skipWaiting();
      event.waitUntil(caches.open("site").then((cache) => cache.add("/")));
    });
    addEventListener("activate", (event) => event.waitUntil(clients.claim()));
    addEventListener("fetch", (event) => {
      if (event.request.mode === "navigate") event.respondWith(caches.match("/"));
    });`,
  ],
};

const send = (response: ServerResponse, [type, text]: [type: string, text: string]) =>
  response.writeHead(200, { "Content-Type": type }).end(text);

type Host = { url: string; published: "former" | "shop" | "shop with the file" };

const test = base.extend<{ host: Host }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from it.
  host: async ({}, provide) => {
    const shop = await serveFolder(siteFolder);
    const [, file = ""] =
      /```js\n([^]*?)```/.exec(await readFile("docs/rare-tasks.md", "utf8")) ?? [];
    const host: Host = { url: "", published: "former" };
    const server = createServer((request, response) => {
      const former = formerSite[request.url ?? ""];
      if (host.published === "former" && former) send(response, former);
      else if (host.published === "shop with the file" && request.url === "/sw.js") {
        send(response, ["text/javascript", file]);
      } else shop.server.httpServer.emit("request", request, response);
    });
    await new Promise<void>((resolve) => {
      server.listen(0, "localhost", resolve);
    });
    host.url = `http://localhost:${(server.address() as AddressInfo).port}`;
    await provide(host);
    server.closeAllConnections();
    server.close();
    await shop.close();
  },
  baseURL: ({ host }, provide) => provide(host.url),
});

test("the guide's file ends the service worker of a former site", async ({ page, host }) => {
  const heading = page.getByRole("heading", { level: 1 });
  const former = "The former shop";
  await page.goto("/");
  await page.evaluate(async () => navigator.serviceWorker.ready);

  host.published = "shop";
  await page.reload();
  await expect(heading).toHaveText(former);

  host.published = "shop with the file";
  await page.reload();
  // The browser looks for a new worker a second or more after the page.
  await expect(heading).not.toHaveText(former);
  const workers = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(workers).toBe(0);
  await page.reload();
  await expect(heading).not.toHaveText(former);
});
