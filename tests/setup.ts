import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";
import { takeConsoleFaults, watchConsole } from "./console-guard.ts";
import { addCssSupports } from "./polyfills/css-supports.ts";
import { addDialogMethods } from "./polyfills/dialog.ts";
import { addMatchMedia, resetMedia } from "./polyfills/match-media.ts";
import { addMediaPlayback } from "./polyfills/media-playback.ts";
import { addObservers } from "./polyfills/observers.ts";
import { addPopover } from "./polyfills/popover.ts";
import { addScrolling } from "./polyfills/scrolling.ts";

/** Vitest's jsdom, as far as it is used here. */
declare const jsdom: {
  virtualConsole: {
    removeAllListeners: (event: string) => void;
    on: (event: string, listen: (error: Error) => void) => void;
  };
};

// A test file may ask for Node instead of jsdom: `// @vitest-environment node`.
const hasDom = typeof window !== "undefined";

if (hasDom) {
  addCssSupports();
  addDialogMethods();
  addMatchMedia();
  addMediaPlayback();
  addObservers();
  addPopover();
  addScrolling();
  // jsdom prints what it cannot do (navigate, say) past the page's console: lead it there.
  jsdom.virtualConsole.removeAllListeners("jsdomError");
  jsdom.virtualConsole.on("jsdomError", (error) => console.error(error.message));
}

watchConsole();

// A busy machine may take seconds for what comes late; no test hangs on it.
configure({ asyncUtilTimeout: 4000 });
vi.setConfig({ testTimeout: 20_000 });

beforeEach(() => {
  if (!hasDom) return;
  resetMedia();
  localStorage.clear();
  sessionStorage.clear();
});

// Unhandled rejections need no watch of their own: Vitest fails the run on each.
afterEach(() => {
  cleanup();
  const faults = takeConsoleFaults();
  if (faults.length > 0) throw new Error(faults.join("\n"));
});
