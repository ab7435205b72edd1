const browserCheckProbability = 0.04;
const rayIdLength = 16;

/** How long the browser check is visible. */
export const browserCheckDurationMs = 2000;

let next: boolean | undefined;

/** Whether the next route change shows the browser check: a chance of 4 %. The same until `takeDraw`. */
export function willShowBrowserCheck(): boolean {
  next ??= Math.random() < browserCheckProbability;
  return next;
}

/** The draw for this route change. */
export function takeDraw(): boolean {
  const draw = willShowBrowserCheck();
  next = undefined;
  return draw;
}

/** A made-up Ray ID: 16 random hexadecimal characters. */
export function rayId(): string {
  const characters = Array.from({ length: rayIdLength }, () =>
    Math.floor(Math.random() * 16).toString(16),
  );
  return characters.join("");
}
