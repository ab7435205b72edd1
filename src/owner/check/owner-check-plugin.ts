import { resolve, sep } from "node:path";
import type { ErrorPayload, Plugin, ViteDevServer } from "vite";
import type { Diagnostic } from "#data-reader/diagnostic.ts";
import { refuse } from "#data-reader/refuse.ts";
import { checkShop } from "./check-shop.ts";
import { hasError, reportText } from "./report.ts";

/** Debounces the check, because editors may write several files at once. */
const settleMs = 100;

/**
 * The owner's check as a Vite plugin. `vite build` fails on errors; `vite dev` shows diagnostics in the
 * terminal, and errors over the page until they are fixed. Disabled in Vitest.
 */
export function ownerCheckPlugin(dataFolder: string): Plugin {
  const diagnostics = async (root: string) =>
    (await checkShop(root, dataFolder)).filter(({ severity }) => severity !== "todo");
  return {
    name: "latchkey:owner-check",
    enforce: "pre",
    apply: (_config, { isPreview }) => !process.env["VITEST"] && isPreview !== true,
    async configResolved({ command, root, logger }) {
      if (command !== "build") return;
      const found = await diagnostics(root);
      const report = reportText(found);
      if (hasError(found)) refuse(`The build stops at the owner's check.\n${report}`);
      if (report !== "") logger.warn(report);
    },
    configureServer: (server) => watchData(server, dataFolder, diagnostics),
    transformIndexHtml: (_html, { server }) =>
      server ? [{ tag: "script", children: closeDialogs, injectTo: "head" }] : [],
  };
}

/** A modal dialog, such as the community notice, would lie over Vite's overlay and block it. */
const closeDialogs = `new MutationObserver(() => {
  if (!document.querySelector("vite-error-overlay")) return;
  for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close();
}).observe(document, { attributes: true, childList: true, subtree: true });`;

function watchData(
  { config, environments, watcher }: ViteDevServer,
  dataFolder: string,
  check: (root: string) => Promise<Diagnostic[]>,
): void {
  const { hot } = environments.client;
  const folders = [resolve(config.root, dataFolder), config.publicDir].map((path) => path + sep);
  let shown: ErrorPayload | undefined;
  let lastReport = "";
  let timer: ReturnType<typeof setTimeout> | undefined;

  const run = async () => {
    const diagnostics = await check(config.root);
    const report = reportText(diagnostics);
    const isBroken = hasError(diagnostics);
    if (report !== lastReport) {
      if (isBroken) config.logger.error(`\n${report}\n`);
      else if (report !== "") config.logger.warn(`\n${report}\n`);
      else config.logger.info(`\nNo problems in ${dataFolder}.\n`);
    }
    lastReport = report;
    const wasShown = shown !== undefined;
    shown = isBroken ? { type: "error", err: { message: report, stack: "" } } : undefined;
    // Sent after each change, because Vite removes the overlay when it updates the page.
    if (shown) hot.send(shown);
    else if (wasShown) hot.send({ type: "full-reload" });
  };

  // One after the other, so that an older check never replaces a newer one.
  let last = run();
  const runSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = last.then(run);
    }, settleMs);
  };
  hot.on("vite:client:connect", (_data, client) => {
    if (shown) client.send(shown);
  });
  watcher.on("all", (_event, file) => {
    if (folders.some((folder) => resolve(file).startsWith(folder))) runSoon();
  });
  // The watcher misses changes while it starts.
  watcher.on("ready", runSoon);
}
