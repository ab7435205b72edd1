import { vi } from "vitest";
import { checkingOutAttribute } from "#checkout/start-checkout.ts";

/** Plays the selling platform: jsdom fetches no scripts, so tests say what became of one. */

export const scriptUrl = "https://seller.example/embed.js";

/** The platform's script tags in the page, oldest first. */
export function scriptTags(): HTMLScriptElement[] {
  return [...document.querySelectorAll<HTMLScriptElement>(`script[src^="${scriptUrl}"]`)];
}

function newestTag(): HTMLScriptElement {
  const script = scriptTags().at(-1);
  if (!script) throw new Error("The page has no script of the platform's. Was it asked for?");
  return script;
}

/** The script arrives and leaves this global behind. */
export function scriptArrives(embed: unknown, script = newestTag()): void {
  window.sellAuthEmbed = embed;
  script.dispatchEvent(new Event("load"));
}

/** An ad blocker, a policy or a lost connection stops the script. */
export function scriptIsBlocked(): void {
  newestTag().dispatchEvent(new Event("error"));
}

/** A platform that works for a button until the test lets it go. */
export function makeMarkingPlatform() {
  return {
    checkout: vi.fn((pressed: HTMLButtonElement) => {
      pressed.setAttribute(checkingOutAttribute, "");
    }),
  };
}

/** As on a fresh page. */
export function forgetPlatform(): void {
  Reflect.deleteProperty(window, "sellAuthEmbed");
  for (const script of scriptTags()) script.remove();
}

/** Lets everything happen that waits for nothing but its turn. */
export async function turn(): Promise<void> {
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
}
