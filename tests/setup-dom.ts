import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { beforeEach } from "vitest";
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

addCssSupports();
addDialogMethods();
addMatchMedia();
addMediaPlayback();
addObservers();
addPopover();
addScrolling();

// jsdom prints what it cannot do, such as navigating, past the page's console.
jsdom.virtualConsole.removeAllListeners("jsdomError");
jsdom.virtualConsole.on("jsdomError", (error) => console.error(error.message));

// A busy machine takes seconds for what comes late.
configure({ asyncUtilTimeout: 4000, reactStrictMode: true });

beforeEach(() => {
  resetMedia();
  localStorage.clear();
  sessionStorage.clear();
});

export { cleanup };
