import { sellingPlatform } from "#domain/selling-platform.ts";

// A stand-in for the selling platform. jsdom fetches no scripts, so tests dispatch their events.

export const platform = sellingPlatform({ checkoutScriptUrl: "https://seller.example/embed.js" });

/** The platform sets it on the pressed button while the checkout starts. */
export const checkingOutAttribute = platform.busyAttribute;

/** The script tags in the page, oldest first. */
export function scriptTags(): HTMLScriptElement[] {
  return [...document.querySelectorAll("script")];
}

/** Defines the global of the platform's script. */
export function defineGlobal(embed: unknown): void {
  Object.assign(window, { sellAuthEmbed: embed });
}

/** The script loads and defines its global. */
export function scriptLoads(embed: unknown, script = scriptTags().at(-1)): void {
  defineGlobal(embed);
  script?.dispatchEvent(new Event("load"));
}

/** A checkout that keeps its attribute on the button until the test removes it. */
export function keepBusy(pressed: HTMLButtonElement): void {
  pressed.setAttribute(checkingOutAttribute, "");
}

/** Removes the global and the script tags, as on a new page. */
export function removePlatform(): void {
  Reflect.deleteProperty(window, "sellAuthEmbed");
  for (const script of scriptTags()) script.remove();
}
