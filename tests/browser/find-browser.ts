import { accessSync, constants } from "node:fs";
import { chromium } from "@playwright/test";
import { browserCandidates } from "./browser-candidates.ts";

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The path of the browser for the tests, or undefined if there is none. */
export function findBrowser(): string | undefined {
  return browserCandidates(process.env, chromium.executablePath()).find(isProgram);
}
