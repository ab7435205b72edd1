import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { MotionGlobalConfig } from "framer-motion";
import { afterEach, beforeEach } from "vitest";
import { addDialogMethods } from "./polyfills/dialog.ts";
import { addIntersectionObserver } from "./polyfills/intersection-observer.ts";
import { addMatchMedia } from "./polyfills/match-media.ts";
import { addMediaPlayback } from "./polyfills/media-playback.ts";
import { addScrolling } from "./polyfills/scrolling.ts";

/** The part of Vitest's jsdom global that this file uses. */
declare const jsdom: {
  virtualConsole: {
    removeAllListeners: (event: string) => void;
    on: (event: string, listen: (error: Error) => void) => void;
  };
};

addDialogMethods();
addMediaPlayback();
addIntersectionObserver();
addScrolling();

// jsdom reports unsupported features, such as navigation, past the page's console.
jsdom.virtualConsole.removeAllListeners("jsdomError");
jsdom.virtualConsole.on("jsdomError", (error) => console.error(error.message));

// Lazy parts can take many seconds on a busy machine.
configure({ asyncUtilTimeout: 15_000, reactStrictMode: true });
MotionGlobalConfig.skipAnimations = true;

beforeEach(() => {
  addMatchMedia();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  document.title = "";
  document.body.replaceChildren();
  for (const name of document.documentElement.getAttributeNames()) {
    document.documentElement.removeAttribute(name);
  }
});

// Runs before the check of the console in setup.ts, because unmounting may print something too.
afterEach(cleanup);
