import { readStored, writeStored } from "./storage.ts";

// No React in this file: it is part of the inline script of every page.

/** sessionStorage key of the visitor's choice, "paused" or "running", which lasts for the visit. */
const MOTION = "motion";

const listeners = new Set<() => void>();

/** Whether all motion is paused: by the visitor's choice, or else by the system's setting. */
export function isMotionPaused(): boolean {
  // The attribute holds the choice where the browser blocks storage.
  return (document.documentElement.dataset["motion"] ?? motionSetting()) === "paused";
}

/** The behaviour of scripted scrolling. */
export function scrollBehavior(): ScrollBehavior {
  return isMotionPaused() ? "auto" : "smooth";
}

/** Sets the attribute of `<html>` that pauses CSS animations. */
export function markMotion(): void {
  document.documentElement.dataset["motion"] = motionSetting();
}

/** Stores the visitor's choice. Null forgets it, so that the system's setting applies again. */
export function chooseMotion(choice: "paused" | "running" | null): void {
  writeStored("sessionStorage", MOTION, choice);
  document.documentElement.dataset["motion"] = choice ?? motionSetting();
  for (const listener of listeners) listener();
}

/** Calls a listener when motion is paused or played. Returns a function that stops it. */
export function subscribeToMotion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The visitor's choice in this tab, or the system's setting. */
function motionSetting(): string {
  const { matches: isReduced } = window.matchMedia("(prefers-reduced-motion: reduce)");
  return readStored("sessionStorage", MOTION) ?? (isReduced ? "paused" : "running");
}
