import { type RandomSource, shouldShowBrowserCheck } from "./browser-check-chance.ts";

// Not `Math.random` itself: tests replace that function on `Math`.
export const mathRandom: RandomSource = () => Math.random();

let next: boolean | undefined;

/** Whether the next route change shows the browser check. The same until `takeDraw`. */
export function nextDraw(random: RandomSource = mathRandom): boolean {
  next ??= shouldShowBrowserCheck(random);
  return next;
}

/** The draw for this route change. */
export function takeDraw(random: RandomSource): boolean {
  const draw = nextDraw(random);
  next = undefined;
  return draw;
}
