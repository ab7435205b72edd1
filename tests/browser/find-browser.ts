import { accessSync, constants } from "node:fs";
import { chromium } from "@playwright/test";
import { browserCandidates, shellCandidates } from "./browser-candidates.ts";

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The path of a full browser, or undefined if there is none. */
export function findBrowser(): string | undefined {
  return browserCandidates(process.env, chromium.executablePath()).find(isProgram);
}

/** The path of a headless shell, or undefined if there is none. */
export function findHeadlessShell(): string | undefined {
  return shellCandidates(process.env).find(isProgram);
}
