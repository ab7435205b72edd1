import { vi } from "vitest";

// A stand-in for the selling platform. jsdom fetches no scripts, so tests dispatch their events.

export const scriptUrl = "https://seller.example/embed.js";

/** The platform sets it on the pressed button while the checkout starts. */
export const checkingOutAttribute = "data-checking-out";

/** The platform's script tags in the page, oldest first. */
export function scriptTags(): HTMLScriptElement[] {
  return [...document.querySelectorAll<HTMLScriptElement>(`script[src^="${scriptUrl}"]`)];
}

function newestTag(): HTMLScriptElement {
  const script = scriptTags().at(-1);
  if (!script) throw new Error("The page has no script of the platform: nothing has loaded it.");
  return script;
}

/** The script loads and defines this global. */
export function scriptLoads(embed: unknown, script = newestTag()): void {
  window.sellAuthEmbed = embed;
  script.dispatchEvent(new Event("load"));
}

/** An ad blocker, a policy or a lost connection stops the script. */
export function scriptIsBlocked(): void {
  newestTag().dispatchEvent(new Event("error"));
}

/** A checkout that keeps its attribute on the button until the test removes it. */
export function keepBusy(pressed: HTMLButtonElement): void {
  pressed.setAttribute(checkingOutAttribute, "");
}

/** The global of a platform whose checkouts keep the button busy. */
export function makeMarkingPlatform() {
  return { checkout: vi.fn(keepBusy) };
}

/** The policy blocks something. jsdom has no such event: one with the properties that the checkout reads. */
export function violatePolicy(
  effectiveDirective: string,
  changes: Partial<SecurityPolicyViolationEvent> = {},
): void {
  const event = new Event("securitypolicyviolation");
  const violation = {
    effectiveDirective,
    disposition: "enforce",
    blockedURI: "https://captcha.example/widget.js",
    sourceFile: "https://sellauth.com/assets/js/sellauth-embed-2.js",
    ...changes,
  };
  document.dispatchEvent(Object.assign(event, violation));
}

/** Removes the global and the script tags, as on a new page. */
export function removePlatform(): void {
  Reflect.deleteProperty(window, "sellAuthEmbed");
  Reflect.deleteProperty(window, "sellAuth");
  for (const script of scriptTags()) script.remove();
}

/** Runs everything that is queued in this task. */
export async function runQueued(): Promise<void> {
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
}
