import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createBuilder } from "vite";
import { expect, test as base } from "./fixtures.ts";
import { expectServerNodesKept, noteServerNodes } from "./server-nodes.ts";
import { type SwapServer, startSwapServer } from "./swap-server.ts";

// React's production build hydrates in silence even where an attribute differs from what the
// server sent; its development build compares each one and says so in the console.

/** The shop as it is built for hosts, but with React's development build in the browser. */
async function buildWithDevelopmentReact(folder: string): Promise<void> {
  const builder = await createBuilder(
    {
      logLevel: "error",
      define: { "process.env.NODE_ENV": '"development"' },
      build: { outDir: folder, emptyOutDir: true },
    },
    null,
  );
  await builder.buildApp();
}

const test = base.extend<object, { host: SwapServer }>({
  host: [
    // Playwright reads what a fixture needs from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const folder = await mkdtemp(join(tmpdir(), "shop-development-"));
      await buildWithDevelopmentReact(folder);
      const host = await startSwapServer(folder);
      await provide(host);
      host.close();
      await rm(folder, { recursive: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ host }, provide) => provide(host.url),
});

test.describe.configure({ mode: "default" });

for (const path of ["/", "/?q=spoof&game=UB", "/status", "/product/151373", "/product/x", "/x"]) {
  test(`${path} hydrates without a difference in any attribute`, async ({
    goto,
    page,
    allowConsole,
  }) => {
    allowConsole(/React DevTools/);
    await noteServerNodes(page);
    await goto(path, { status: path.endsWith("/x") ? 404 : 200 });
    await expectServerNodesKept(page);
    expect(await page.title()).toContain("Latchkey");
  });
}
