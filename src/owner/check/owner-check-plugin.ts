import { join } from "node:path";
import type { ErrorPayload, Plugin } from "vite";
import { isInFolder } from "#data-reader/data-files.ts";
import { refuse } from "#data-reader/refuse.ts";
import { checkShop } from "./check-shop.ts";
import { hasError, reportText } from "./report.ts";

/** Debounces the check, because several files may be copied at once. */
const settleMs = 100;

/**
 * The owner's check as a Vite plugin. `vite build` fails on errors; `vite dev` shows diagnostics in the
 * terminal, and errors over the page until they are fixed. Disabled in Vitest.
 */
export function ownerCheckPlugin(dataFolder: string): Plugin {
  const check = async (root: string) => {
    const allDiagnostics = await checkShop(root, dataFolder);
    const diagnostics = allDiagnostics.filter(({ severity }) => severity !== "todo");
    return { isBroken: hasError(diagnostics), report: reportText(diagnostics) };
  };
  return {
    name: "latchkey:owner-check",
    enforce: "pre",
    apply: (_config, { isPreview }) => !process.env["VITEST"] && isPreview !== true,
    async configResolved({ command, root, logger }) {
      if (command !== "build") return;
      const { isBroken, report } = await check(root);
      if (isBroken) refuse(`The build stops at the owner's check.\n${report}`);
      if (report !== "") logger.warn(report);
    },
    configureServer({ config, environments, watcher }) {
      const { hot } = environments.client;
      const folders = [join(config.root, dataFolder), config.publicDir];
      let overlay: ErrorPayload | undefined;
      let timer: ReturnType<typeof setTimeout> | undefined;

      const run = async () => {
        const { isBroken, report } = await check(config.root);
        config.logger[isBroken ? "error" : "info"](
          `\n${report || `No problems in ${dataFolder}.`}\n`,
        );
        // Vite itself removes its overlay only when a module changes, not for a file in public.
        if (overlay && !isBroken) hot.send({ type: "full-reload" });
        overlay = isBroken ? { type: "error", err: { message: report, stack: "" } } : undefined;
        if (overlay) hot.send(overlay);
      };
      void run();
      hot.on("vite:client:connect", (_data, client) => {
        if (overlay) client.send(overlay);
      });
      watcher.on("all", (_event, file) => {
        if (!folders.some((folder) => isInFolder(file, folder))) return;
        clearTimeout(timer);
        timer = setTimeout(() => void run(), settleMs);
      });
    },
  };
}
