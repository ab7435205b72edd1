import { resolve, sep } from "node:path";
import type { ErrorPayload, Plugin, Rolldown, ViteDevServer } from "vite";
import { checkShop } from "./check-shop.ts";
import { dataFileNames } from "./data-files.ts";
import { findingText, hasProblem } from "./finding.ts";
import { plainError } from "./plain-error.ts";
import { readSource } from "#owner/check/reading/read-source.ts";
import { reportText } from "./report-text.ts";

/** Debounces the check, because editors may write several files at once. */
const settleMs = 100;

type Check = (projectFolder: string, dataFolder: string) => ReturnType<typeof checkShop>;

/**
 * The owner's check as a Vite plugin. `vite build` fails on problems; `vite dev` shows findings in the
 * terminal, and problems as an overlay until they are fixed. Disabled in Vitest.
 */
export function ownerCheckPlugin(dataFolder: string, check: Check = checkShop): Plugin {
  return {
    name: "latchkey:owner-check",
    enforce: "pre",
    // The search for packages would stop at a syntax error in the data, and print it with a stack.
    config: () => ({
      optimizeDeps: { entries: ["index.html"], rolldownOptions: { plugins: [emptyDataPlugin()] } },
    }),
    apply: (_config, { isPreview }) => !process.env["VITEST"] && isPreview !== true,
    async configResolved({ command, root, logger }) {
      if (command !== "build") return;
      const { findings } = await check(root, dataFolder);
      const report = reportText(findings);
      if (hasProblem(findings))
        throw plainError(`The build stops at the owner's check.\n${report}`);
      if (report !== "") logger.warn(report);
    },
    configureServer: (server) => watchData(server, dataFolder, check),
    // Replaces Vite's own message for a syntax error with the check's.
    transform: {
      filter: { id: /\.ts$/ },
      handler: (text, id) => {
        const file = dataFileNames.find((name) => id.endsWith(`/${dataFolder}/${name}`));
        if (!file) return;
        const { exports, problems } = readSource(file, text);
        if (!exports) throw plainError(problems.map(findingText).join("\n"));
      },
    },
  };
}

/** Data files import no packages. As CommonJS, an empty module may lack the exports that others import. */
function emptyDataPlugin(): Rolldown.Plugin {
  return {
    name: "latchkey:empty-data",
    load: {
      filter: { id: /\/data\/\w+\.ts$/ },
      handler: () => ({ code: "module.exports = {};", moduleType: "js" }),
    },
  };
}

function watchData(
  { config, environments, watcher }: ViteDevServer,
  dataFolder: string,
  check: Check,
): void {
  const { hot } = environments.client;
  const folder = resolve(config.root, dataFolder) + sep;
  let shown: ErrorPayload | undefined;
  let lastReport = "";
  let timer: ReturnType<typeof setTimeout> | undefined;
  let newestRun = 0;

  const run = async () => {
    newestRun += 1;
    const thisRun = newestRun;
    const { findings } = await check(config.root, dataFolder);
    // A newer check has started: its result replaces this one.
    if (thisRun !== newestRun) return;
    const report = reportText(findings);
    const isBroken = hasProblem(findings);
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

  const runSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), settleMs);
  };
  hot.on("vite:client:connect", (_data, client) => {
    if (shown) client.send(shown);
  });
  watcher.on("all", (_event, file) => {
    if (resolve(file).startsWith(folder)) runSoon();
  });
  // The watcher misses changes while it starts.
  watcher.on("ready", runSoon);
  void run();
}
