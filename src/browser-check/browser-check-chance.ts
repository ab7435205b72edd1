/** Returns a random number from 0 up to but not including 1, like `Math.random`. */
export type RandomSource = () => number;

const browserCheckProbability = 0.04;
const rayIdLength = 16;

/** How long the browser check is visible. */
export const browserCheckDurationMs = 2000;

/** Whether a route change shows the browser check, with a probability of 4 %. */
export function shouldShowBrowserCheck(random: RandomSource): boolean {
  return random() < browserCheckProbability;
}

/** A made-up Ray ID: 16 random hexadecimal characters. */
export function rayId(random: RandomSource): string {
  return Array.from({ length: rayIdLength }, () => Math.floor(random() * 16).toString(16)).join("");
}
