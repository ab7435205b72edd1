import { resolve, sep } from "node:path";
import { inspect } from "node:util";
import type { ErrorPayload, Plugin, ViteDevServer } from "vite";
import { checkShop } from "./check-shop.ts";
import { dataFileNames, dataFiles } from "./data-files.ts";
import { dataFolder } from "./data-folder.ts";
import { findingText } from "./finding.ts";
import { readSource } from "./read-source.ts";
import { hasProblem, reportText } from "./report-text.ts";
import { sourceFinding } from "./source-slip.ts";

/** How long the check waits for further changes, as editors write several files at once. */
const settleMs = 100;

/**
 * The owner's check as a part of Vite. `vite build` refuses data with problems; `vite dev` tells
 * findings in the terminal and problems in the page too, until they are mended. Tests check the
 * data by themselves, so Vitest runs without it.
 */
export function ownersCheck(): Plugin {
  return {
    name: "owners-check",
    enforce: "pre",
    apply: (_config, { isPreview }) => !process.env["VITEST"] && isPreview !== true,
    async configResolved({ command, root, logger }) {
      if (command !== "build") return;
      const { findings } = await checkShop(root);
      const report = reportText(findings);
      if (hasProblem(findings))
        throw plainError(`The build stops at the owner's check.\n${report}`);
      if (report !== "") logger.warn(report);
    },
    configureServer: watchData,
    // A file that cannot be read would be told by Vite too, later and in the parser's words.
    transform: {
      filter: { id: /\/src\/data\/[\w-]+\.ts$/ },
      handler: (source, id) => {
        const file = dataFileNames.find((name) => id.endsWith(`/${dataFolder}/${name}`));
        const reading = file && readSource(file, source, dataFiles[file].exportName);
        if (!file || reading?.isRead !== false) return;
        const findings = reading.slips.map((slip) => sourceFinding(file, source, slip));
        throw plainError(findings.map(findingText).join("\n"));
      },
    },
  };
}

/** An error that is printed as its message alone: where it was thrown helps no owner. */
function plainError(message: string): Error {
  const error = new Error(message);
  error.stack = message;
  return Object.defineProperty(error, inspect.custom, { value: () => message });
}

function watchData({ config, environments, watcher }: ViteDevServer): void {
  const { hot } = environments.client;
  const folder = resolve(config.root, dataFolder) + sep;
  let shown: ErrorPayload | undefined;
  let lastReport: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = async () => {
    const { findings } = await checkShop(config.root);
    const report = reportText(findings);
    const isBroken = hasProblem(findings);
    if (report !== lastReport) {
      if (isBroken) config.logger.error(`\n${report}\n`);
      else if (report !== "") config.logger.warn(`\n${report}\n`);
      else if (lastReport !== undefined) config.logger.info("\nAll is well with src/data.\n");
    }
    lastReport = report;
    const wasShown = shown !== undefined;
    shown = isBroken ? { type: "error", err: { message: report, stack: "" } } : undefined;
    // Sent again after each change: Vite takes the overlay away when it updates the page.
    if (shown) hot.send(shown);
    else if (wasShown) hot.send({ type: "full-reload" });
  };

  const tellSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void tell(), settleMs);
  };
  hot.on("vite:client:connect", (_data, client) => {
    if (shown) client.send(shown);
  });
  watcher.on("all", (_event, file) => {
    if (resolve(file).startsWith(folder)) tellSoon();
  });
  // What was changed while the watcher was still looking around would go unseen.
  watcher.on("ready", tellSoon);
  void tell();
}
