import { rememberPresses } from "./remember-presses.ts";
import { startWhen } from "./start-when.ts";

// Stands in the head of every prerendered page; the build hands it the addresses of the app's
// module and of everything that the page's first screen imports.
const { entry, chunks = "" } = document.currentScript?.dataset ?? {};

rememberPresses();
if (entry) startWhen(() => fetchAndRun(entry, chunks.split(" ")));

function fetchAndRun(module: string, parts: readonly string[]): void {
  // All at once: by itself the module would ask for them one after the other. Behind whatever
  // the page itself still waits for, if the host knows of priorities.
  for (const href of parts) {
    document.head.append(
      Object.assign(document.createElement("link"), {
        rel: "modulepreload",
        fetchPriority: "low",
        href,
      }),
    );
  }
  void import(/* @vite-ignore */ module);
}
