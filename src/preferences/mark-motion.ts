import { MOTION, readStored } from "./storage.ts";

/** What the visitor chose with the motion switch. */
export type MotionChoice = "paused" | "running";

/**
 * The choice of this visit, if there was one. The attribute on `<html>` comes first: it holds
 * the choice even where storage is refused.
 */
export function motionChoice(): MotionChoice | undefined {
  return (
    asChoice(document.documentElement.dataset["motion"]) ??
    asChoice(readStored("sessionStorage", MOTION))
  );
}

/** Says the choice on `<html>`, where the stylesheet reads it; without one, the system decides. */
export function markMotion(choice: MotionChoice | undefined): void {
  if (choice) document.documentElement.dataset["motion"] = choice;
}

function asChoice(text: string | null | undefined): MotionChoice | undefined {
  return text === "paused" || text === "running" ? text : undefined;
}
